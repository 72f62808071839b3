# The command line in English.

# --- help
usage = Usage:
usage-command = COMMAND
usage-options = [options]
help-commands = Commands
help-words = Words
help-options = Options
help-help = Show this help.
help-version = Say which version this is.
help-lang = French or English; else as your locale says.
help-json = Print JSON instead.
meta-game = GAME
meta-file = FILE
meta-folder = FOLDER
meta-toml = FILE.toml
meta-option = NAME=VALUE
meta-seat = human|BOT
meta-name = NAME

help-abilene = One table for five Western board games: play them, simulate them fast, replay and study them.
help-games = List the games, with their options and what these mean.
help-play = Play a game in the terminal, against bots or with others at the same screen.
help-simulate = Let bots play many games, and see how they fare.
help-replay = Read a game again, decision by decision, and check that its journal is true.
help-draw = Draw a moment of a game as an SVG file.
help-train = Have a network teach itself a game by playing it, and write down what came of it.
help-arena = Let bots play the same deals against each other from every seat, and rate them.

help-game = Which game: { $allowed }.
help-players = How many play. When you do not say: as many as you name, else the middle of what the game allows.
help-option = Set an option of the game; “abilene games” lists them. Repeat for several.
help-data = Correct figures from your own box.
help-seat = Who plays the next seat: “human” or the name of a bot. Repeat, or separate by commas; seats not named are for “greedy”. When you name none, you take the first.
help-name = The name of the next person at the table. Repeat for several.
help-seed = The number that all chance comes from; drawn when you do not say.
help-journal = Where to keep the journal of the game; GAME-SEED.journal when you do not say.
help-resume = Go on with the game of a journal. Say --seat and --name again if you did before.
help-journal-file = The journal of a game.
help-verify = Only check that every line comes true (exit code 0), or say that it does not (1) or was played under rules that this release does not have (3).
help-replay-decision = Stop after so many decisions, and show the table there.
help-replay-seat = Tell only what this seat (0 is the first) could know; else everything is told.
help-draw-decision = Draw the table after so many decisions; the last when you do not say.
help-draw-seat = Draw what this seat (0 is the first) sees; else what a spectator sees.
help-shape = For a desktop or for a phone.
help-output = Where to write it; “-” is standard output. The name of the journal with .svg when you do not say.
help-bots = The bots by seat, separated by commas; a single one takes all seats.
help-number = How many games.
help-run-seed = The seed of the whole run. Each game has a seed of its own, made from this one and its number.
help-jobs = How many processes; one per core when you do not say. The result does not depend on it.
help-rotate = Move the bots on by one seat each game, and count by bot as well.
help-ray = Play on the Ray cluster of this address (“local”: one of this machine), on all its cores or on --jobs of them.
help-rows = Write each game as a line of JSON: seed, seats, scores, winners, decisions.
help-journals = Write the journal of each game into this folder.
help-train-players = How many play, separated by commas; one named twice is played twice as often. All counts from two on when you do not say.
help-varied = Play a share of the games (half, or as “--set drawn” says) with so many set-ups of each player count, drawn at random; else all with the options that you set.
help-minutes = How long to learn.
help-train-resume = Go on from a checkpoint.
help-train-output = The checkpoint, written every minute; beside it the network to play with and a folder with the diary of the run. GAME.checkpoint.npz when you do not say.
help-device = Where to learn: a GPU (with torch) or the processor; “auto” takes a GPU if there is one.
help-train-seed = The number that all chance comes from.
help-set = Any other setting of the training. Repeat for several.
help-sampled = The network is to play by chance, as likely as it finds each action: for games of bluff.
help-duels = Afterwards, play so many games against “greedy” with each player count.
help-arena-bots = The bots, separated by commas: names, network:FILE for a network of “abilene train”, or addresses (http://…) of bots of your own.
help-arena-games = How many games at most with each player count, in whole deals.
help-arena-players = How many play, separated by commas; all counts from two on when you do not say.
help-arena-seed = The number that all deals come from: the same for all bots.
help-arena-rows = Write each game as a line of JSON. What the file has already is not played again: an interrupted arena goes on, and bots, player counts and games can be added.
help-arena-svg = Draw the ratings into this file.
help-arena-limit = Seconds for a decision of a bot that is not ours; who takes longer has lost the game.
help-arena-among = A bot among which each of the others sits alone: they do not meet each other.
help-arena-all = Play all games, also when it is clear who is stronger.

# --- mistakes
unknown-command = There is no command “{ $given }”. Allowed: { $allowed }.
unknown-word = There is no option “{ $given }” here. Allowed: { $allowed }.
unknown-lang = We do not speak “{ $given }”. Allowed: { $allowed }.
unknown-shape = There is no shape “{ $given }”. Allowed: { $allowed }.
unknown-game = There is no game “{ $given }”. Allowed: { $allowed }.
unknown-option = The game has no option “{ $given }”. Allowed: { $allowed }.
unknown-bot = There is no bot “{ $given }”. Allowed: { $allowed }.
unknown-device = There is no device “{ $given }”. Allowed: { $allowed }.
unknown-setting = There is no setting “{ $given }”. Allowed: { $allowed }.
unknown-seat = There is no seat { $given }. Allowed: { $allowed }.
too-many-words = Too many words for “{ $command }”: { $given }.
wrong-use = { $option }: a value is missing, or there is one too many.
not-whole = { $option } takes a whole number, not “{ $given }”.
too-small = { $option } takes a number from { $least } on, not { $given }.
too-large = { $option } takes a number up to { $most }, not { $given }.
which-game = Which game? Allowed: { $allowed }.
which-file = Which journal? Name its file.
not-for-players = { $game } is not for { $given } players. Allowed: { $allowed }.
bad-value = { $option } cannot be “{ $given }”. Allowed: { $allowed }.
no-value = { $option } needs a value. Allowed: { $allowed }.
option-not-for = { $option } is not for { $given } players. Allowed: { $allowed } ({ $rule }).
options-clash = { $used } does not go with { $against }. Allowed for { $other }: { $allowed } ({ $rule }).
bad-figures = { $file }: { $detail }
bad-setting = { $setting } cannot be “{ $given }”; it is something like { $usual }.
no-learn = To learn, NumPy is needed ({ $detail } is missing): pip install "abilene[learn]".
learn-trouble = That cannot be learned: { $detail }.
no-levels = “{ $bot }” cannot play this table: { $detail }.
two-bots = An arena needs at least two different bots; you named “{ $given }”.
bad-address = “{ $given }” is no address of a bot: it begins with http:// or https:// and names a host.
network-trouble = { $file } cannot play here: { $detail }.
other-rows = { $file } is of another arena: { $name } is { $there } there, not { $wanted }. Choose another file.
bad-rows = { $file }, line { $line }: that is no game of an arena.
number-of-bots = { $players } players need { $players } bots, or a single one for all seats; you named { $given }.
too-many-seats = There are { $players } seats; you named { $given }.
too-many-names = { $people ->
    [0] Nobody but bots plays: no names are needed.
   *[other] You gave { $given } names for { $people } at the table.
}
bad-names = Everybody needs a name of their own.
resume-alone = With --resume, the journal already says game, players, options, figures and seed; leave these out.
journal-exists = { $file } is there already. Go on with it by --resume, or choose another name.
no-decision = There is no decision { $given }. Allowed: 0 to { $most }.
other-rules = other rules: this release cannot judge the file, and nothing is said against it (line { $line }: { $detail })
damaged = Not a true journal, line { $line }: { $detail }
no-folder = There is no folder { $folder }.
file-missing = There is no file { $file }.
file-folder = { $file } is a folder.
file-forbidden = { $file }: access denied.
file-trouble = { $file }: { $detail }.

# --- games
compiled = compiled
interpreted = interpreted
game-line = { $designer }, { $publisher } · { $players } players
by-default = {" "}(unless you say otherwise)
for-players = {" "}(players: { $players })
seat-number = seat { $number }
spelled = { $count } letters ({ $letters }), such as { $example }
reconstructed = Figures that are ours, because no source shows those of the box: { $tables }. Correct them with --data.
unofficial = Unofficial. The games belong to their designers and publishers.

# --- at the table
names = Ann, Billy, Clara, Doc, Ella, Frank, Grace, Hank, Iris, Jack
is-you = you
is-guest = plays by the rules alone
is-person = at this screen
is-bot = { $bot } bot
seated = { $name } ({ $kind })
resumed = Resumed after { $decisions } decisions.
curtain = { $player }, it is your turn. Press Enter when nobody else can see the screen.
keys = ? rules · u take back · l log · s scores · j journal · q quit · ↵ table
no-such-number = There is no option { $given }; choose 1 to { $most }.
not-understood = “{ $given }” answers nothing here. Type a number from 1 to { $most }, or “?” for help.
no-rule = No rule has “{ $given }” in its title.
how-to-answer = Answer by number, by name, or in notation: { $notations }. “? word” looks up a rule by its title, “? ID” by its id.
replaced = { $player } (the bot { $bot }) could not answer: { $why }. { $other } plays on.
not-an-option = { $given } is no option
taken-back = Taken back.
journal-at = The journal is kept in { $file }
ended = Seed { $seed } · journal { $file } · “abilene replay { $file }” tells it all
left = The game is kept in { $file }. Go on with:
    { $command }

# --- replays and drawings
seed-line = seed { $seed }
verified = verified: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}, { $end }
verified-end = end { $result }
verified-open = not over yet
drawn = Decision { $decision } is drawn in { $file }

# --- simulation
progress = games
run-line = { $title } · { $players ->
    [one] 1 player
   *[other] { $players } players
} · seed { $seed }
in-turn = each in turn
interrupted = Interrupted: { $games } of { $wanted } games are done.
column-seat = Seat
column-bot = Bot
column-rating = Rating
column-against = { $bot ->
    [greedy] vs. greedy
   *[other] –
}
column-ms = ms
column-openskill = OpenSkill
column-wins = Wins
column-share = Share
column-interval = 95 %
column-mean = Score
column-sd = SD
figure-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
between = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
run-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $shared } with a shared victory
run-speed = { $decisions } decisions in { $seconds } s: { $speed } a second, { $jobs ->
    [one] 1 process
   *[other] { $jobs } processes
}

# --- serve
help-serve = Open the tables to everybody in the house, in their browsers.
help-serve-host = The address to listen at; every one of this machine when you do not say.
help-serve-port = The port; 8330 when you do not say, or a free one if somebody has that.
help-serve-store = Where the games are kept: a folder, or the URL of a database.
help-serve-channels = The URL of the Redis that tells several servers of each other’s moves.
help-serve-proxy = The address of a proxy before the server, whose X-Forwarded-For is believed; may be given several times.
help-serve-https = Browsers come by https, through a proxy that speaks TLS: cookies are for secure connections only.
help-serve-certificate = A certificate (PEM, with its chain): the server speaks TLS itself.
help-serve-key = The private key of that certificate (PEM).
help-serve-no-open = Do not open a browser.
meta-store = FOLDER|URL
serving = The tables are open at { $here }
serving-lan = For others in the house: { $lan }
serving-stop = Ctrl+C closes them; games go on when you open them again.
serving-proxy = Browsers must come by https, through your proxy: nobody can sign in at this address itself.
port-busy = { $given } cannot be used: { $detail }.
port-other = Somebody has port { $busy } already; this is port { $port }.
no-such-host = There is no address “{ $given }” here.
no-cluster = There is no Ray cluster at “{ $given }”: { $detail }
needs-extra = The module “{ $module }” is missing: install abilene[{ $extra }].
store-in-use = Another server (process { $process }) has the games in “{ $store }” open. One SQLite file is for one server; several can share a PostgreSQL.
certificate-and-key = --certificate and --key go together.
certificate-bad = “{ $certificate }” and “{ $key }” are no certificate with its key: { $detail }
store-unusable = The games cannot be kept in “{ $store }”: { $detail }

# --- learning
training = { $seconds } s · { $decisions } million decisions, { $speed } a second · score { $scores } · entropy { $entropy } · value loss { $loss } · % of victories against greedy { $greedy } · against earlier selves { $earlier } % of an equal share · waiting { $waited } %
training-on = Learns on: { $device }.
training-slow = Without a GPU a round of { $decisions } decisions takes minutes, and nothing is reported or saved before it is over; better there: --set games=256 --set width=64
trained = The checkpoint is in { $checkpoint }, the network in { $network }
duels = { $players } players, { $games } games against greedy: won { NUMBER($share, maximumFractionDigits: 1) } % ({ NUMBER($low, maximumFractionDigits: 1) } – { NUMBER($high, maximumFractionDigits: 1) } %), { NUMBER($score, maximumFractionDigits: 1) } points to { NUMBER($theirs, maximumFractionDigits: 1) }

# --- arena
arena-line = { $players } players · { $games } games · { $deals } deals
arena-settled = It is clear who is stronger than whom: no more games are needed.
arena-interrupted = Interrupted: what is done counts.
arena-fixed = fixed
arena-no-openskill = For OpenSkill’s ratings too: pip install "abilene[arena]".
rows-healed = The last line of the file was cut in the middle: its game is played again.
fault-crashed = crashed
fault-hung = took too long
fault-illegal = gave an illegal answer
fault = { $bot } { $what } ({ $detail }) and has lost that game: { $players } players, seed { $seed }, after { $decision } decisions, seat { $seat } of { $seats }.
more-faults = And { $count } more.
