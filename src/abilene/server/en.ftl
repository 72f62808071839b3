# The table server.

# --- errors
error-not_found = There is nothing here: the address may be mistyped, or the table may be private.
error-not_your_seat = That seat is not yours.
error-not_your_turn = It is not your turn.
error-revoked = This seat link has been revoked or is mistyped. Ask whoever sent it for a new one.
error-link_used = This link has been used: { $player } sits there now. If the seat should be yours, ask at the table for a new link.
error-seat_taken = Somebody sits there already.
error-not_host = Only whoever opened the table can do that.
error-not_away = { $player } is still here.
error-stale = The table has moved on since. Nothing was played; here is how it stands now.
error-illegal = That is not possible now.
error-undo_refused = That cannot be taken back.
error-nothing_asked = Nobody has asked to take anything back, or it is settled already.
error-already_answered = You have answered already.
error-bad_request = The server cannot make sense of this request.
error-bad_name = A name needs 1 to { $most } characters that can be read.
error-bad_text = A message needs 1 to { $most } characters.
error-bad_passphrase = A passphrase needs 8 to 200 characters.
error-name_taken = There is an account of that name already.
error-wrong_passphrase = Name and passphrase do not fit together.
error-has_account = You have an account already.
error-too_large = That is too much for one request.
error-too_many = Too often. Wait a moment, then try again.
error-csrf = This page is too old. Load it again, then try once more.
error-sign_in = Tell us your name first.
error-needs_account = Figures of your own box are for people with an account: sign in or make one first.
error-too_heavy = Setting up a table with these figures takes too long or too much memory. Leave out what is larger than in any box, then try again.
error-figures_size = A file of figures has at most { $values } values in { $levels } levels, and texts of { $length } characters. Correct only what differs in your box.
error-not_over = The game is not over yet.
error-coach_over = The game is over: there is nothing left to choose.
error-coach_people = The coach helps only where all others are bots.
error-coach_forced = There is only one answer here.
error-coach_unasked = The coach was not asked about that.
error-coach_lost = The coach has lost its way. Ask again.
error-other_rules = This table was played under rules (version { $version }), options or figures that this release no longer has. Its board cannot be drawn any more; what was kept at the end stands.
error-method = That cannot be done at this address.
error-store = The table cannot be saved at the moment. Nothing was played; try again.
error-store_damaged = What is kept of the tables is damaged and cannot be read. Whoever runs this server must stop it and bring back a copy.
error-broken = Something went wrong on the server. Load the page again to see how things stand.

# --- table
thinking = { $player } is thinking.
stand-in = A bot plays for you.
lapsed-taken-back = What you said in advance is off: something was taken back.
lapsed-changed = What you said in advance is off: it is no longer asked, or that answer is no longer sure.
caption = { $player }: { $label }
guest-line = { $points ->
    [one] 1 point so far
   *[other] { $points } points so far
}
only-choice = (the only choice)
log-undo = { $player } takes back what was chosen last.
log-replaced = { $player } could not answer; { $bot } plays on.
log-undo-agreed = Everybody agrees: { $player } takes back the last choice and all that followed.

# --- pages
promise = Together, at one screen, or against bots. Every game can be replayed, decision by decision.
unofficial = Abilene is unofficial and free. The games belong to their designers and publishers: please own the box if you play here.
skip = Skip to the content
nav = Pages
nav-tables = Tables
nav-new = New
nav-learn = Learn
nav-rules = Rules
nav-bots = Bots
nav-settings = Settings
nav-account = Sign in
light-switch = Day or night
lang-switch = Lire en français
home-title = Games of the West, one table
code = Table code or link
code-example = kT3xQ9…
code-wrong = There is no such table.
join = Join
running = Your games
your-turns = { $count ->
    [one] Your turn
   *[other] Your turn at { $count } tables
}
answer = Play
page-before = Previous tables
page-more = More tables
open-one = Open a table
open-table = Open a table
by = { $designer } · { $publisher }
players-range = { $least } to { $most } players
departures = Departures
open-tables = open tables
col-time = Time
col-game = Game
col-seats = Seats
col-state = State
col-go = Go
watch = Watch
no-tables = No open table right now. The next train is yours to call.
finished = Finished
replay = Replay
state-yours = your turn
state-waits = { $name } is thinking
state-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
state-over = finished
state-move = decision { $ply }
needs-script = The board needs JavaScript.
phase = Phase
undo = Undo
standing = Score so far
coach = What are my good choices?
coach-short = Coach
coach-head = Chance to win, and how sure that is
coach-points-head = Points at the end
coach-points = { $points } points at the end
coach-how = { $deals } imagined deals of what you cannot know, each played to its end by the bot “{ $bot }”. Never in a rated game.
coach-close = Too close to tell apart: { $pairs }.
coach-untried = { $count ->
    [one] One more answer was
   *[other] { $count } more answers were
  } not tried.
coach-others = { $count ->
    [one] The other answer that was tried: { $most }%.
   *[other] The other { $count } that were tried: { $least } to { $most }%.
  }
coach-more = Look longer
coach-line = Show the line
coach-line-of = After “{ $label }”
coach-line-told = One of { $deals } imagined deals: the one that ended neither better nor worse than most. What the others hold and do there is guessed.
coach-knows = How it knows
coach-knows-deals = What you cannot know was dealt anew { $most } times, and each of the { $tried } answers was tried in every one of these deals, so that luck falls alike on all.
coach-knows-given-up = What you cannot know was dealt anew { $most } times, and the answers were tried in the same deals, so that luck falls alike on all. Of { $tried } answers those that fared worst were given up on the way, the first after { $least } deals.
coach-knows-bot = The bot “{ $bot }” played all seats to the end of every deal. It is no champion: where good players would go on otherwise, its figures say less.
coach-knows-sure = The chance to win comes from how far ahead the deals ended, against how widely luck spread them. In 19 of 20 cases it is off by no more than the ±, and looking longer makes that smaller.
coach-knows-reason = A reason is the largest difference to the best other answer in the same deals: in points of one kind, or in what an opponent ends with; where the ends do not differ, in what you have when your next turn comes. If none is larger than luck, it says so.
coach-knows-line = The line shows how one deal went on, move by move, the one that ended in the middle. It is an example, not a forecast.
coach-knows-mark = It sees no more than you do. The table says that you were coached; rated games have no coach.
coach-part-more = “{ $part }” brings { NUMBER($by, maximumFractionDigits: 1) } { $by ->
    [1] point
   *[other] points
  } more than with “{ $than }”.
coach-part-less = “{ $part }” brings { NUMBER($by, maximumFractionDigits: 1) } { $by ->
    [1] point
   *[other] points
  } less than with “{ $than }”.
coach-other-more = { $player } ends with { NUMBER($by, maximumFractionDigits: 1) } { $by ->
    [1] point
   *[other] points
  } more than after “{ $than }”.
coach-other-less = { $player } ends with { NUMBER($by, maximumFractionDigits: 1) } { $by ->
    [1] point
   *[other] points
  } less than after “{ $than }”.
coach-soon-more = { $part } at your next turn: { NUMBER($by, maximumFractionDigits: 1) } more than with “{ $than }”. At the end no difference is larger than luck.
coach-soon-less = { $part } at your next turn: { NUMBER($by, maximumFractionDigits: 1) } less than with “{ $than }”. At the end no difference is larger than luck.
coach-few = Fewer than { $few } deals so far: too few to say why. Looking longer helps.
coach-same = About the same as “{ $than }”: no difference is larger than luck.
describe = Describe the board in words
describe-short = In words
share = Invite
keys = Keyboard
fingers = Gestures
rail = Seats, log and chat
other-half = Other half of the board
all-answers = All answers
table-menu = Table, chat, settings
restart-turn = Restart turn
key-enter = Enter
more = More
chat-short = Chat
views = Parts of the board
retry = Try again
board = Board
zoom-in = Zoom in
zoom-out = Zoom out
fit = Whole board
question = The question
options = Options
coming = The board is being laid out…
table = Table
log = Log
chat = Chat
write = Write to the table…
send = Send
tabs = Views

new-title = New table
new-game = The game
new-rules = The rules
new-seats = The seats
new-eyes = Pace and eyes
players = Players
seat-number = Seat { $number }
seat-name = Name at seat { $number }
seat-kind = Who sits at seat { $number }
seat-bot = Bot at seat { $number }
kind-me = Me
kind-link = Link
kind-bot = Bot
kind-local = Here
detail-me = that is you, on this device
detail-link = you get the link when the table opens
detail-local = same screen, a curtain between you
my-name = Your name
my-name-help = Guests need only a name.
bot-novice = novice
    .help = knows the rules and plays what is in front of it
bot-easy = easy
    .help = takes what pays at once, and overlooks things
bot-steady = steady
    .help = sound plans, a slip now and then
bot-strong = strong
    .help = plans ahead and rarely slips
    .chance = weighs its chances, bluffs among them, and lets luck choose
bot-expert = expert
    .help = looks ahead at what matters
    .chance = lets luck choose, but keeps close to what it finds best
bot-random = random
    .help = chooses without looking
bot-greedy = greedy
    .help = plays what looks best
pace = Pace of the bots
pace-0 = at once
pace-400 = brisk
pace-900 = calm
pace-1800 = slow
bots-title = Bots, and how strong they are
bots-lead = Every bot sees what its seat sees, and nothing else. All bots stand on one scale, on which greedy is 1200 in every game: 200 points ahead win three games of four for two. People have no rating here.
bots-bot = Bot
bots-rating = Rating, 95 %
bots-wins = Wins, of { $players }
bots-points = Points, { $players }
bots-thinks = Thinks
bots-ms = { $ms } ms
bots-range = { $low } to { $high } %
bots-unrated = not rated yet
bots-fixed = fixed
bots-among = Ratings are of games for two. Wins and points of one such bot among greedy ones; of greedy among its own kind. Chance would win 1 of 2, 3, 4 or 5. A dash: not measured yet.
bots-all-sizes = all
bots-usual = as usual
bots-play = Play
bots-play-one = Open a table with { $bot }
bots-read = Can it be read?
bots-read-chance = In a game of bluff whoever always bluffs alike loses to those who know it. So the levels play by chance.
bots-read-best = The levels play what they find best, so whoever has the network can know what they will do.
bots-read-by = Who learned for { $minutes } minutes to beat “{ $bot }” and nobody else wins { $wins } of 100 games for { $players ->
    [2] two
   *[other] { $players }
 } against it: it can be read.
bots-read-unknown = How much somebody gains who learns to beat them alone was not measured.
bots-read-fair = even: { $share } %
bots-read-found = best response: { $share } %
bots-source = Measured up to { $date }:
bots-no-source = Nothing was measured of this game yet.
bots-levels = Levels
bots-levels-none = Five levels play every game, but the network of this one cannot be used here: until it can, greedy and random play.
bots-levels-imagined = { $all ->
    [0] With { $players } players no network plays it well enough
   *[other] No network has learned this game
} yet: there all five think with greedy. Expert tries what it likes best in games that it imagines, and takes what wins most often there; strong plays as greedy does; the weaker ones overlook options, take what pays at once and hold on to their money.
bots-levels-some = All five play with what one network has learned of the game. { $chance ->
    [1] In a game of bluff a habit can be read, so strong plays by chance, each option as likely as it finds it good; expert does too, but keeps closer to what it finds best. Neither looks ahead.
   *[0] Strong plays what it finds best; expert looks ahead besides, on deals that it imagines.
 } The weaker ones hesitate, and make mistakes that people make: they overlook an option, take what pays at once, hold on to their money. None plays what the network finds absurd.
bots-best = { $bot } beats { $other } { $wins } of 100
bots-learned = How { $name } and the others learned
bots-learned-itself = { $decisions } million decisions in { NUMBER($games) } games: { $minutes } minutes in { $runs ->
    [one] one run
   *[other] { $runs } runs
} ({ $device }).
    .title = By playing
bots-learned-taught = { $all ->
    [1] All the time greedy said what it would do, and that counted less and less.
   *[0] For the first { $minutes } minutes greedy said what it would do, and that counted less and less.
 }
bots-learned-led = At first it was also what was played, then ever more rarely.
bots-learned-against = { $earlier ->
    [0] { $greedy ->
        [0] Itself alone, as it was at that moment.
       *[other] Itself; about { $greedy } % of the games against greedy.
    }
   *[other] { $greedy ->
        [0] Itself; about { $earlier } % of the games against what it was before, so that it does not forget.
       *[other] Itself; about { $earlier } % of the games against what it was before, { $greedy } % against greedy, so that it does not forget.
    }
 }
    .title = Against
bots-learned-set-ups = { $drawn ->
    [0] The usual set-up.
   *[other] { $drawn } % of the games with set-ups and options drawn at random.
 }
    .title = Set-ups
bots-learned-size = { $megabytes } MB, and nothing but what its seat sees.
    .title = At the table
bots-learned-ahead = Expert also imagines deals where it is torn.
bots-learned-record = Rules { $rules }, features { $features }; the settings of all runs lie beside the network.
    .title = To repeat it
bots-learned-commits = { $all ->
    [1] Commit of the sources: { $commits }.
   *[0] Commit of the sources, as { $known } of { $runs } runs have recorded it: { $commits }.
 }
bots-learned-changed = They had been changed since in { $count ->
    [one] one run
   *[other] { $count } runs
 }; the digest of what it was is in the record.
bots-learned-between = { $count ->
    [one] One run has recorded no commit
   *[other] { $count } runs have recorded no commit
 }: { $first ->
    [0] the digest of the sources is in the record.
    [same] what was set and seen there is first in { $last }, with which the network came.
   *[other] what was set and seen there is first in { $first }, and the network came with { $last }.
 }
bots-made = How they were made
bots-made-greedy = Rules of thumb, written by hand for each game: of its options it takes the one that looks best now. It learns nothing and looks hardly ahead.
bots-made-random = Any option, each as likely. It shows what chance is worth.
bots-at-table = At your table
bots-breath = Bots take a breath at decisions that matter and are quick at forced ones; the pace is set when a table is opened.
bots-fail = A bot that crashes, takes too long or answers what was not asked stops no game: another plays on in its place, and the log says so.
bots-play-with = Open a table: { $game }
expect-points = About { $points } points.
expect-wins = { $players ->
    [2] Wins { $wins } of 100 against greedy.
   *[other] Wins { $wins } of 100 among greedy ones.
 }
expect-pair = For two, wins { $wins } of 100 against greedy.
expect-yardstick = Follows simple rules of thumb; all others are rated by it.
js-expect-none = Not measured at this table yet.
bots-others = For researchers
bots-how-strong = How strong should this bot be?
bots-how = How we know
js-usual-measured = (measured with the usual rules)
eyes = Who may watch
eyes-public = Public
    .help = among the departures; anybody can watch or take a free seat
eyes-link = By link
    .help = whoever has the link can watch, and sees no hands
eyes-private = Private
    .help = only those who sit here
new-first = Recommended for a first game.
new-first-usual = All as usual.
new-first-mark = first game
new-unlike = Otherwise here:
new-first-back = As for a first game
new-more = More settings
js-more-one = One more setting
js-more-many = { $count } more settings
option-is = { $option }: { $value }
option-clash = “{ $option }” does not go with “{ $other }: { $value }”.
option-not-for = “{ $option }” is only for this many players: { $sizes }.
reconstructed = Reconstructed figures.
    .help = No source shows some figures of the box; ours are marked in the rules, and you can correct them from your box.
    .which = Which ones?
own-figures = Figures from your box
    .help = A TOML file with corrections. Everybody at the table plays with them.
js-own-figures-good = Your figures fit: the table will be played with them.
own-account = This is for people with an account, which takes a name and a passphrase.
own-sign-in = Sign in; what is chosen here stays
in-one-sentence = In one sentence
open-the-table = Open the table
seed-note = At the start everybody sees the fingerprint of the seed; at the end, the seed. Nobody, not even the server, can change the draw on the way.
summary = A game of { $game } for { $players ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $players }
}: { $seats }. { $eyes ->
    [public] Anybody may watch.
    [private] Nobody else may watch.
   *[link] Whoever has the link may watch.
}
summary-against = { $seats }, alone against { $opponent }
summary-solo = Unofficial: the box has no game for one, this is a house rule.
summary-me = you
summary-link = { $count ->
    [one] somebody by link
   *[other] { $count } people by link
}
summary-bot = { $count ->
    [one] a bot ({ $bot })
   *[other] { $count } bots ({ $bot })
}
summary-local = { $count ->
    [one] somebody at this screen
   *[other] { $count } people at this screen
}
and = {" and "}
preview = The board at the start
first-seat = seat { $number }

option-is = { $option }: { $value }
other-rules = Played under other rules
other-rules-help = This game was played under other rules than today’s (version { $version }). Its score and its last position stand as they were; its course cannot be stepped through.
sit-title = An invitation

score-title = Score sheet
score-short = Score
rematch-short = Rematch
score-head = { $rounds ->
    [0] After { $decisions } decisions
   *[other] After { $rounds } rounds and { $decisions } decisions
}
score-wins = { $names } { $count ->
    [one] wins
   *[other] share the victory
} with { $score } in all
score-running = The game is still running
score-running-help = The score sheet comes at the end.
col-total = Total
curves = During the game
curve-points = Points
curve-money = Money
curves-table = As a table
turning = Turning points
seed-fingerprint = Fingerprint of the seed:
seed-revealed = Seed revealed
seed-checked = Its hash is the one shown at the start.
seed-hash = Hash shown at the start
journal = Journal
rematch = New table, same players
back-to-table = To the table
share-it = Copy the link
finished-tag = Finished
table-tag = Table { $table }

replay-title = Replay
seen = Eyes
seen-as = seen as { $name }
seen-spectator = seen as a spectator
seen-all = all-seeing
step-back = One decision back
step-on = One decision on
turn-back = One turn back
turn-on = One turn on
round-back = One round back
round-on = One round on
play = Play
speed = Speed
decision = Decision
line = The game as a line
end = End
link-here = Copy the link to this moment

rules-title = Rules
rules-search = Search
rules-count = { $count } rules
chapters = Chapters
rules-figure = The set-up
rules-figure-for = for
rules-reconstructed = Figures marked as reconstructed are ours: no source shows those of the box.
book-title = The booklet
book-ours = { $count } pages, written by us
book-page = Page { $number } of { $count }
book-figure = Fig. { $number }
book-word = Word for word
book-to = to
book-turn = Pages
book-play = Play it · { $minutes } min
book-summary = One-page summary
book-print = Print, or save as PDF
book-numbered = The { $count } numbered rules
book-explained = explained on page { $number }
book-made = A summary of our own, not the publisher’s: { $designer } · { $publisher }. Please own the box if you play it here.
legend-title = What the pictures say
legend-link = The pictograms
legend-search = What is… (a word, or the number of a tile)
find-told = In the booklet and the rules
find-page = page { $number }
legend-none = No picture is called that, and nothing is told of it.
legend-at-table = At the table, the key I opens this page over the board.
figures-title = Correct it from your box
figures-why = Some figures of this game are printed in the box as icons that no source shows. Ours are reconstructed: your box may say otherwise. Then correct them.
figures-copy = Take our tables as a file:
figures-change = Keep what differs, delete the rest, and write what your box says. A row is found by its id.
figures-use = Open a table with your file, under “The rules”:
figures-safe = What cannot be right is refused, with its place and the reason. Every journal keeps the figures it was played with, so it replays anywhere.
figures-none = No figure of this game is reconstructed; all can still be corrected with a file.
form-from-box = from your box
form-why = The booklets do not show every figure that is printed on boards and cards. These are ours: look at your box, write what differs, and play with your figures. Nothing changes at other tables.
form-sure = in a source
form-ours = reconstructed
form-mine = your box
form-nothing = none
form-before = The pieces before
form-after = The next pieces
form-yours = Your figures
form-play = Play a table with these
form-play-with = { $players ->
    [1] Opens a table for you alone.
   *[other] Opens a table for { $players }: you and bots.
}
form-export = Export
form-import = Import
form-reset = Put all of ours back
form-kept = What you type is kept in this browser until you put it back.
form-raw = The raw file, for experts
form-form = The form with pictures
form-unread = This is no file of figures, which is written in TOML and can be exported here: { $where }
form-other-game = This is a file of { $other }, and not of { $game }.
form-at = { $place }: { $reason }
form-wrong = These figures do not fit together: { $reason }
form-range = A whole number from { $least } to { $most } is needed here.
form-unfit = This cannot be written here.
form-gone = The form no longer asks for this figure, so put it back.
form-account = Playing with figures of your own, or importing a file of them, needs an account: a name and a passphrase will do. What you have typed stays here.
form-sign-in = Sign in to play with these
js-form-number = A whole number is needed here.
js-form-count = Changed: { $changed } · to mend: { $wrong }
js-form-back = Put { $ours } back
js-form-mine = your box
js-form-was = ours: { $ours }
js-form-ours = reconstructed
js-form-read = Your file is read: its figures stand in the form.
form-go-account = Sign in or make an account; your figures stay here.
form-large = This file is too large: one of figures has 200 kB at most.
form-same = This file says what our figures say. What stands in the form is as it was.
form-was-reset = Our figures stand in the form again.
form-undo = Take that back
language = Language

settings-title = Settings
settings-now = Every setting acts at once.
set-lang = Language
lang-auto = as the browser
set-lang-help = Games keep their printed names.
set-light = Light
light-system = as the system
light-day = day
light-night = night
set-motion = Motion
motion-system = as the system
motion-full = rails
motion-reduced = none
set-motion-help = Pieces glide to where they go, or are simply there.
set-sound = A bell on my turn
set-sound-help = One short note when another window is in front.
set-text = Text size
set-text-help = Of pages and of the question; the board keeps its own.
set-hand = Hand that holds the phone
set-hand-help = The buttons stand on the side of its thumb.
percent = { $n }%
hand-right = right
hand-left = left
set-taps = Say that the first tap shows
set-taps-help = On a phone: the first tap shows what would come of it, the second one plays.
set-patterns = Patterns
set-patterns-help = Bolder patterns and a number on every colour.
set-keys = Single-letter keys
set-keys-help = A, R, 1 to 9, [ and ] choose and step; off for speech input.
set-autoplay = Play single options
set-autoplay-help = When there is only one thing to do, do it.
set-ends = End turns by themselves
set-ends-help = When nothing else is left to do, the turn ends after four seconds; Esc keeps it open.
set-told = The turns of the others
set-told-help = Told on the board step by step, or all at once.
told-steps = step by step
told-skip = at once
set-pace = Pace of the bots
set-pace-help = At tables that you open from now on.
on = on
off = off
table-light = Table light
playing = Playing
you = You

account-title = Account
account-guest = You play as a guest
account-since = Signed in
account-none = Say your name and play: guests need nothing else.
account-why = An account keeps your tables across devices. It needs a name and a passphrase, no mail address.
name = Name
passphrase = Passphrase
passphrase-help = At least 8 characters; four words are easy to remember.
guest-go = Play as a guest
account-make = Make an account
account-back = Then you are led back to where you were.
account-in = Sign in
account-out = Sign out
rename = Change name
have-account = I have an account
no-account = I want an account
as-guest = As a guest

error-title = The line ends here
error-title-500 = The line is blocked
error-back = Back to the tables

# --- pages: in the browser
js-ask-me = Ask me each time
js-answer-ahead = Answer in advance…
js-in-advance = What is answered for you when it is your turn
js-will = In advance: { $label }
js-withdraw = Ask me instead
js-close = Close
js-needed = Please fill this in.
js-copied = Copied.
js-copy = Copy
js-wire-failed = That did not work. Nothing of yours was lost.
js-wire-cut = The wire is cut: no answer came. Try again in a moment.
js-cut = The wire is cut. What you played is safe. Next try in { $seconds } s.
js-back = Reconnected. The board is up to date.
js-menu = Options
js-views = Views
js-greyed = Not possible now, and why
js-all-answers = All answers ({ $count })
js-restart-turn = Restart turn
js-look = Show { $name }
js-not-that = Not that
js-refused-one = { $count } impossible: why?
js-refused-many = { $count } impossible: why?
js-show-moment = Show the board at this moment
js-since = Since your last turn
js-round = Round { $round }
js-chat-empty = Nobody has said anything yet. The whole table reads what is written here.
js-rules = Rules
js-undo = Undo
js-undo-one = Undo one step
js-undo-not = Undo: { $reason }
js-line-ends = The line ends here
js-ask-help = The whole table can agree to forget your last decision and all that followed.
js-ask-table = Ask the table
js-asked = The table has been asked. Everybody must agree.
js-asks = { $name } asks to take back their last decision, and all that followed.
js-agreed = agrees
js-wonders = is thinking…
js-agree = I agree
js-disagree = No
js-curtain-down = The curtain is down
js-curtain-pass = Pass the device to { $name }
js-curtain-why = All that was private is put away: nothing of it can be seen behind the curtain.
js-curtain-me = I am { $name }
js-curtain-hold = hold to raise
js-curtain-twice = press twice to raise
js-curtain-again = press again to raise
js-curtain-peek = The board, without hands
js-watching-one = { $count } watching
js-watching-many = { $count } watching
js-you = you
js-bot = bot, { $bot }
js-bot-instead = bot, { $bot } in place of { $failed }
js-replaced = { $name } could not answer; { $bot } plays on.
js-guest = solo opponent
js-free = free seat
js-here = here
js-away = away
js-score = Score
js-seat-menu = Seat of { $name }
js-sit-here = Sit down here
js-sit = Sit down
js-sit-title = Sit down at seat { $seat }
js-sit-closed = This link opens no seat
js-seat-elsewhere = Your seat has been opened elsewhere: { $name } plays it now. Was that not you? Ask at the table for a new link.
js-sit-help = A name is enough. The seat is yours until you leave it.
js-name = Name at the table
js-take-back = Take the seat back from the bot
js-change-bot = Change the bot: { $bot }
js-hand-to = Let a bot play ({ $bot })
js-show-link = Show the link
js-new-link = Make a new link (the old one is void)
js-rename = Change the name
js-rename-help = The table sees it at once.
js-leave = Leave the seat
js-share = Invite
js-share-seat = Whoever opens this link first takes the seat, and the link is used up. It is secret: send it to one person.
js-share-help = Whoever opens a seat’s link first takes that seat, without an account; then the link is used up. Each is secret: send it to one person.
js-share-watch = Whoever has this link can watch, and sees no hands.
js-share-none = Only those who sit at this table can see it.
js-watch-link = To watch
js-other-rules = The rules have changed since: what came before cannot be stepped through, and what was scored stands.
js-to-table = To the table
js-qr = QR code
js-go-on = Go on
js-reveal = What comes to light
js-told = The turn, step by step
js-told-back = Back
js-told-next = Next
js-told-skip = Skip
js-told-never = Always skip
js-told-of = { $name }’s turn
js-told-all = At the table
js-told-away = While you were away
js-told-turn = turn { $n } of { $most }
js-told-show = Show step { $n }
js-your-turn = Your turn
js-wins = { $names } wins with { $score } in all
js-you-win = You win with { $score } in all
js-share-win = { $names } share the victory with { $score }
js-wins-by = { $names } wins, { $said }
js-you-win-by = You win, { $said }
js-share-win-by = { $names } share the victory, { $said }
js-score-sheet = Score sheet
js-replay = Replay
js-same-players = New table, same players
js-join-rematch = To the rematch
js-standing = Score so far
js-coach-wait = Ask when it is your turn, and there is a choice.
js-coach-thinks = The coach plays your answers out. This takes a few seconds.
js-coach-imagined = Imagined
js-coached = coached
js-key-coach = Ask the coach what is good
js-standing-hidden = “?”: what is hidden from you. The total is a minimum.
js-hidden = hidden
js-at-least = at least { $total }
js-total = Total
js-describe = The board in words
js-keys = Keyboard
js-key-tab = next thing that can be chosen
js-key-arrows = neighbour on the board; reads what it is
js-key-enter = choose
js-key-digits = that option in the bar
js-key-letters = the option with that letter
js-key-esc = close
js-fold-not = The board has all the room already: in this window it would not grow.
js-first-tap = One tap shows, the second one plays.
js-usual-rules = as usual
js-places-one = { $count } place
js-places-many = { $count } places
js-mini = The whole board: tap to go there
js-glowing = Choose what glows.
js-may-end = You can end your turn.
js-nothing-left = Nothing else is left to do.
js-end-first = Your turn cannot end yet. Still open: “{ $question }”
js-first-not = { $label }: not possible now.
js-first-none = { $label }: you have none left.
js-spare = { $label }: do not stop for it again in this turn
js-tap-again = Tap again to confirm.
js-key-answers = all answers as a list
js-key-panes = log, chat, seats
js-key-first = what may be done before an answer (an exchange token)
js-key-mat = next mat
js-key-legend = what the pictures say
js-key-half = other half of a high board
js-key-restart = take back the turn
js-key-undo = undo
js-key-undo-letters = undo, take back the turn
js-key-steps = step back and on
js-key-turns = in a replay: turn back and on; with ← → too
js-key-rounds = in a replay: round back and on
js-key-again = the last turn told again
js-key-pan = move a zoomed board
js-key-fold = fold the column beside the board
js-key-zoom = zoom, whole board
js-key-chat = write to the table
js-key-region = next region: board, question, seats, log, chat
js-key-help = this list
js-fingers = Gestures
js-finger-tap = Tap
js-finger-long = Long press
js-finger-two = Tap of two fingers
js-finger-drag = Drag
js-finger-pinch = Pinch
js-finger-tip = what a thing is, and its rule
js-finger-fit = the whole board
js-finger-zoom = zoom; a double tap comes closer
js-finger-heights = draw it up and down: three heights
js-grip = Handle
js-decision = Decision { $n }
js-turn = Turn { $n } · { $name }
js-turn-of = { $name }’s turn
js-gain = { $gain } for { $name }
js-leads = takes the lead
js-leads-good = takes the lead for good
js-start = Start
js-of = { $n } / { $most }
js-end = End
js-play = Play
js-pause = Pause
js-curve = { $name } of each player along the game
js-decisions = decisions
js-hits = { $at } / { $count }
js-no-hits = nothing
js-new-name = Say your name first.
js-saved = Kept.
js-gone = You can no longer see this table.

# --- the page of a game
games = The games
minutes-one = { $minutes } min
minutes-range = { $least }–{ $most } min
learnt-in = learned here in { $minutes } min
weight = weight { $weight } of 5:
learn-by-playing = Learn by playing
learn-guided = a guided game, { $minutes } minutes, nothing to read first
learn-in = Learn · { $minutes } min
play-short = Play
play-now = Play now
play-now-against = { $level ->
    [yes] { $count ->
        [one] against a { $bot } bot
       *[other] against { $count } { $bot } bots
    }
   *[no] { $count ->
        [one] against a bot
       *[other] against { $count } bots
    }
}
a-table = Table
open-table-for = with friends, here or far away
what-you-do = What you do
film-real = A real game.
film-of = { $game }: see a turn
lessons = Lessons
lessons-how = one thing at a time, at a real table
lesson-done = learned:
lesson-minutes = { $minutes } min
read = Read
read-book = { $count } pages, with figures from real games
rules-numbered = Numbered rules
read-rules = all { $count }, word for word
read-legend = what each picture says; key I at the table
read-summary = to print, or to keep beside the table
read-figures = some figures are ours; yours replace them
read-bots = whom you meet, as far as it was measured
departures-of = open tables of this game

# --- lessons: what the lamp says besides the texts of the lesson
learn-lead = A real table, one thing at a time: you make every move, and a lamp says why. Nothing to read first.
learn-done = { $done } of { $count }
learn-it = learn it, { $minutes } min
learn-lesson = Lesson { $number } · about { $minutes } min
learn-opens = The table is being laid…
learn-again = From the beginning
learn-go-on = Go on at step { $step }
learn-left = You were at step { $step } of { $of }
learn-left-text = The table stands as you left it.
lamp-you = Tenderfoot
lamp-lesson = Lesson { $number }
lamp-step = step { $step } of { $of }
lamp-short-step = { $step } / { $of }
lamp-caps = { $chapter } · { $number } of { $of }
lamp-now-you = Now you
lamp-fold = Fold the card
lamp-unfold = The lamp
lamp-back = Back
lamp-one-back = One step back
lamp-leave = Leave the lesson
lamp-why = Why?
lamp-show = Show me
lamp-on = Go on
lamp-take-back = Take back, and choose again
lamp-take-it-back = Take it back
lamp-stay = Keep it all the same
lamp-again = Read again
lamp-alone = Let me try alone
lamp-finish = Finish this game
lamp-next = Next lesson: { $title }, { $minutes } min
lamp-know = What you know
lamp-known = { $count } of { $of }
lamp-deal = fixed deal, unrated
lamp-every = Every legal choice works; the lamp answers to each.
lamp-what = What is… (a word, a picture)
lamp-questions = Questions?
lamp-stays = I stay for questions
lamp-coach = { coach }
lamp-free = This one is yours
    .text = Every choice that glows works. I speak up again as soon as there is something new.
lamp-hint = No hurry
    .text = What is lit is what I mean, and most things can be taken back.
lamp-hint-finger = Tap it, then tap again: the first tap shows, the second one plays.
