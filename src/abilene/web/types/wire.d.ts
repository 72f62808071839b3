// What goes over the wire. Made by tools/wire.py from the server's contract: do not write here.
declare namespace Wire {
  /** Somebody with a passphrase. */
  interface Account {
    name: string;
    passphrase: string;
  }

  /** What the coach found, the best answer first, with the words around it. */
  interface Advice {
    ply: number;
    bot: string;
    deals: number;
    enough: boolean;
    choices: Array<Advised>;
    title: string;
    head: string;
    notes: Array<string>;
    more: string;
    knows: Array<string>;
    line: string;
  }

  /** An answer that the coach has tried. */
  interface Advised {
    choice: number;
    label: string;
    keys: Array<string>;
    ways: Array<Array<string>>;
    chance: number | null;
    give: number;
    points: number;
    deals: number;
    told: string;
    reason: string;
  }

  /** Whether to let somebody take back more than undo allows. */
  interface Answer {
    ply: number;
    agree: boolean;
  }

  /** For the table as it stood at `ply`. */
  interface AtPly {
    ply: number;
  }

  /** What to take back: the last decision, or the whole turn; and the key of what is chosen instead. */
  interface Back {
    ply: number;
    turn?: boolean;
    instead?: string;
  }

  /** A choice, by number or in notation, for the table as it stood at `ply`; or a plan, played as one. */
  interface Choice {
    ply: number;
    choice?: number | null;
    notation?: string | null;
    choices?: Array<number> | null;
    onward?: boolean;
  }

  /** The corrections of a file, which fit the game, and which bots can play with them. */
  interface Corrected {
    data: Record<string, unknown>;
    bots: Array<string>;
  }

  /** What can be followed over the game: after `at[n]` decisions, `lines[name][n]` is the number of each seat. */
  interface Curves {
    at: Array<number>;
    lines: Record<string, Array<Array<number>>>;
    labels: Record<string, string>;
    rounds: Array<RoundBegins>;
    turning: Array<TurningPoint>;
  }

  /** A drawing, whole; or what has changed in the one that was sent before. */
  interface Drawn {
    whole?: Scene;
    since?: number;
    width?: number;
    height?: number;
    title?: string;
    lang?: string;
    changed?: Array<Record<string, unknown>>;
    removed?: Array<string>;
    order?: Record<string, Array<string>>;
  }

  /** What went wrong, in the reader's language. */
  interface Error {
    error: string;
    message: string;
    rule?: string;
    reason?: string;
    position?: Position | null;
    result?: KeptResult | null;
  }

  /** How far off the end is, as all can see: in words, and as so many steps of so many; `brief`: in figures.

    At the steps that are `marks`, counted from 0, more happens than at the others. */
  interface Far {
    left: number;
    whole: number;
    marks: Array<number>;
    text: string;
    brief: string;
  }

  /** What a file says, field by field, and what the form does not ask for. */
  interface FileRead {
    names: Record<string, Kept>;
    beyond: Record<string, unknown>;
  }

  /** The moving picture of a turn. */
  interface Film {
    scene: Record<string, unknown>;
    seat: number;
    stops: Array<FilmStop>;
  }

  /** One thing that is done in a turn: the drawings that show it, and what of them is seen. */
  interface FilmStop {
    name: string;
    told: string;
    view: string;
    frames: Array<Record<string, unknown>>;
  }

  /** All is well. */
  interface Fine {
    ok: boolean;
  }

  /** What may be done before an answer has a button of its own, whether it can be now or not. */
  interface First {
    label: string;
    left: number;
  }

  /** A game, and what whoever opens a table needs to know of it. */
  interface GameListed {
    game: string;
    title: string;
    titles: Record<string, string>;
    designer: string;
    publisher: string;
    players: Array<number>;
    options: Record<string, unknown>;
    bots: Array<string>;
    rules_version: number;
    reconstructed: Array<string>;
  }

  /** Somebody who needs only a name. */
  interface Guest {
    name: string;
  }

  /** One of those who play by the rules alone: scored like everybody, but nobody sits there and nothing is asked. */
  interface GuestSeat {
    seat: number;
    name: string;
    line: string;
    figures: Array<[string, number]>;
    score: number | null;
  }

  /** The table as it is imagined after so many decisions of a line: what differs from the drawing before. */
  interface Imagined {
    ply: number;
    scene: Drawn;
    plates: Array<Plate>;
    far: Far | null;
  }

  /** What a seat says before it is asked: how far it goes, or its answer; neither: it wants to be asked. */
  interface InAdvance {
    ply: number;
    asks?: string;
    limit?: number | null;
    choice?: number | null;
  }

  /** The secret of a seat's link. */
  interface Invitation {
    token: string;
  }

  /** The seat that a link invites to. */
  interface Invited {
    table: string;
    game: string;
    title: string;
    seat: number;
    yours: boolean;
    name: string;
    seats: Array<SeatNamed>;
  }

  /** A figure of a file, and ours. */
  interface Kept {
    value: unknown;
    name: string;
    ours: string;
    said: string;
  }

  /** How a game ended that this release can no longer show. */
  interface KeptResult {
    scores: Array<number>;
    breakdown: Array<Record<string, number>>;
    winners: Array<number>;
  }

  /** What the lamp says: at a question (ask), before it (read), of what was chosen (react), or at the end. */
  interface LessonCard {
    sort: "ask" | "free" | "praise" | "react" | "read" | "release";
    number: number;
    chapter: number;
    caps: string;
    heading: string;
    text: string;
    do: string;
    why: string;
    light: Array<string>;
    path: Array<string>;
    frame: string;
    back: boolean;
    idle: number;
    hint: Array<string>;
  }

  /** A line of what one knows. */
  interface LessonChapter {
    text: string;
    state: "done" | "later" | "now";
  }

  /** The lesson after this one. */
  interface LessonNext {
    title: string;
    url: string;
    minutes: number;
  }

  /** A table at which a lesson is taught. */
  interface LessonOpened {
    table: string;
    url: string;
  }

  /** Where a lesson stands at this ply. */
  interface LessonPlace {
    ply: number;
    cards: Array<LessonCard>;
    wanted: Array<number>;
    number: number;
    of: number;
    chapters: Array<LessonChapter>;
    asked: boolean;
    can_back: boolean;
    over: boolean;
    next: LessonNext | null;
  }

  /** How far one may say in advance that one goes. */
  interface Limit {
    limit: number;
    label: string;
  }

  /** How one imagined deal went on after an answer: a log of its own, whose plies are counted from the answer on. */
  interface Line {
    ply: number;
    lines: Array<LogLine>;
    moments: Array<Imagined>;
    title: string;
    told: string;
  }

  /** One line of the log; `seat`: who did it; `turn`: whose turn it was; -1: nobody's. */
  interface LogLine {
    ply: number;
    seat: number;
    turn: number;
    round: number | null;
    spans: Array<Span>;
    undone?: boolean;
    unasked?: boolean;
    icon?: string;
    begins?: boolean;
    trace?: Trace;
    within?: number;
    reveal?: Reveal;
    recap?: Recap;
  }

  /** Something notable that the last of so many decisions led to: who did it, a pictogram, and what the log says. */
  interface Marked {
    decisions: number;
    seat: number;
    icon: string;
    spans: Array<Span>;
  }

  /** Something to say to the table. */
  interface Message {
    text: string;
  }

  /** Which figure does not fit, and why. */
  interface Mistaken {
    path: string;
    reason: string;
    rule: string;
  }

  /** The table as it stood after so many `decisions` out of all that stand. */
  interface Moment {
    player: number;
    over: boolean;
    seat: number | null;
    rules: Array<string>;
    asks: string;
    phase: number | null;
    prompt: Array<Span>;
    options: Array<Option>;
    refused: Array<Refused>;
    impossible: number;
    insists: boolean;
    idle: boolean;
    waits: boolean;
    first: First | null;
    table: string;
    decisions: number;
    of: number;
    ply: number;
    eyes: number | "all" | null;
    view: Record<string, unknown>;
    scores: Array<number> | null;
    plates: Array<Plate>;
    far: Far | null;
    log: Array<LogLine>;
    caption: Array<Span>;
    scene?: Drawn;
  }

  /** The change is committed; the journal has so many entries now. */
  interface Moved {
    ply: number;
  }

  /** Who shall have a seat. */
  interface NewSeat {
    kind: "bot" | "link" | "local" | "me";
    bot?: string;
    name?: string;
  }

  /** Settings to be changed; the others stay. */
  interface NewSettings {
    lang?: "" | "en" | "fr" | null;
    light?: "day" | "night" | "system" | null;
    sound?: "off" | "on" | null;
    motion?: "full" | "reduced" | "system" | null;
    patterns?: "off" | "on" | null;
    pace?: "0" | "1800" | "400" | "900" | null;
    autoplay?: "off" | "on" | null;
    keys?: "off" | "on" | null;
    told?: "skip" | "steps" | null;
    ends?: "off" | "on" | null;
    text?: "100" | "115" | "130" | "90" | null;
    hand?: "left" | "right" | null;
    taps?: "known" | "told" | null;
  }

  /** A table to be opened; `bots` is short for `seats`, all others being links to send. */
  interface NewTable {
    game: string;
    players: number;
    options?: Record<string, unknown>;
    bots?: Record<string, string>;
    names?: Array<string>;
    seats?: Array<NewSeat> | null;
    visibility?: "link" | "private" | "public";
    seed?: number | string | null;
    data?: Record<string, unknown>;
    pace?: number | null;
  }

  /** What a move can change of all that the caller may know. */
  interface Now {
    player: number;
    over: boolean;
    seat: number | null;
    rules: Array<string>;
    asks: string;
    phase: number | null;
    prompt: Array<Span>;
    options: Array<Option>;
    refused: Array<Refused>;
    impossible: number;
    insists: boolean;
    idle: boolean;
    waits: boolean;
    first: First | null;
    ply: number;
    decisions: number;
    your_seats: Array<number>;
    undo: Undo;
    seats: Array<Seat>;
    guests: Array<GuestSeat>;
    watching: number;
    view: Record<string, unknown>;
    far: Far | null;
    result: Result | null;
    rematch: string | null;
    orders: Orders | null;
  }

  /** One answer to the question. */
  interface Option {
    choice: number;
    notation: string;
    label: string;
    icon: string;
    rules: Array<string>;
    role: "" | "end" | "first";
    then: Array<number>;
    follows: string;
    brief: string;
  }

  /** What the seat may say in advance, and what it has said; nobody else is told. */
  interface Orders {
    asks: string;
    prompt: Array<Span>;
    limits: Array<Limit>;
    options: Array<SureOption>;
    limit: number | null;
    choice: number | null;
    lapsed: string;
  }

  /** Who the caller is. */
  interface Person {
    name: string | null;
    account: boolean;
    settings: Record<string, string>;
  }

  /** A picture of figures, and where each is printed: in parts of its width and height. */
  interface Pictured {
    svg: string;
    places: Record<string, Array<number>>;
  }

  /** A table that is planned: in one sentence, its board at the start, which of its figures are ours, and its bots. */
  interface Planned {
    sentence: string;
    scene: Record<string, unknown>;
    reconstructed: Array<string>;
    bots: Array<string>;
  }

  /** What the head of a page says of one who plays. */
  interface Plate {
    seat: number;
    name: string;
    line: string;
    figures: Array<[string, number]>;
    score: number | null;
    active: boolean;
  }

  /** What the caller may know, and nothing else; a stream sends log and chat beside it. */
  interface Position {
    player: number;
    over: boolean;
    seat: number | null;
    rules: Array<string>;
    asks: string;
    phase: number | null;
    prompt: Array<Span>;
    options: Array<Option>;
    refused: Array<Refused>;
    impossible: number;
    insists: boolean;
    idle: boolean;
    waits: boolean;
    first: First | null;
    ply: number;
    decisions: number;
    your_seats: Array<number>;
    undo: Undo;
    seats: Array<Seat>;
    guests: Array<GuestSeat>;
    watching: number;
    view: Record<string, unknown>;
    far: Far | null;
    result: Result | null;
    rematch: string | null;
    orders: Orders | null;
    table: string;
    game: string;
    title: string;
    players: number;
    table_options: Record<string, unknown>;
    visibility: "link" | "private" | "public";
    created: number;
    pace: number;
    seed_hash: string;
    chosen_seed: boolean;
    rules_version: number;
    resumed: number;
    other_rules: boolean;
    reconstructed: Array<string>;
    log?: Array<LogLine>;
    chat?: Array<Said>;
  }

  /** A QR code as a path of strokes, in a square of this size. */
  interface QrCode {
    size: number;
    path: string;
  }

  /** What is asked, of whom, and what may be answered: the answers only for whoever must choose. */
  interface Question {
    player: number;
    over: boolean;
    seat: number | null;
    rules: Array<string>;
    asks: string;
    phase: number | null;
    prompt: Array<Span>;
    options: Array<Option>;
    refused: Array<Refused>;
    impossible: number;
    insists: boolean;
    idle: boolean;
    waits: boolean;
    first: First | null;
  }

  /** What a round, or whatever has come to its end, has brought to whom. */
  interface Recap {
    title: string;
    lead: string;
    steps: Array<RecapStep>;
    heading: string;
    columns: Array<string>;
    seats: Array<RecapSeat>;
    notes: Array<Array<Span>>;
    next: Array<Span>;
  }

  /** What somebody had a part in, and the numbers, each with how it has changed. */
  interface RecapSeat {
    seat: number;
    icons: Array<string>;
    numbers: Array<Array<string>>;
  }

  /** One sentence of a recap, and its pictogram. */
  interface RecapStep {
    icon: string;
    spans: Array<Span>;
  }

  /** Every answer to the question at `ply` that is not possible. */
  interface Refusals {
    ply: number;
    refused: Array<RefusedAt>;
  }

  /** An answer that is not possible now, and why. */
  interface Refused {
    choice: number;
    notation: string;
    label: string;
    icon: string;
    rule: string;
    reason: string;
  }

  /** The same, and the keys of the nodes in the drawing that it means. */
  interface RefusedAt {
    choice: number;
    notation: string;
    label: string;
    icon: string;
    rule: string;
    reason: string;
    where: Array<string>;
  }

  /** What can be stepped through. */
  interface Replay {
    start: number;
    decisions: Array<Replayed>;
    turns: Array<TurnBegins>;
    rounds: Array<RoundBegins>;
    marks: Array<Marked>;
    over: boolean;
  }

  /** One decision that stands. */
  interface Replayed {
    ply: number;
    seat: number;
    notation: string;
  }

  /** How the game ended. */
  interface Result {
    scores: Array<number>;
    breakdown: Array<Record<string, number>>;
    labels: Record<string, string>;
    winners: Array<number>;
    seed: string;
    salt: string;
    said: string;
  }

  /** Something is turned up: its name and pictogram, what was claimed of it, and a stamp that says what it is. */
  interface Reveal {
    at: string;
    icon: string;
    name: string;
    stamp: string;
    good: boolean;
    lead: Array<Span>;
    claim: string;
    turns: boolean;
  }

  /** After so many decisions this round begins. */
  interface RoundBegins {
    decisions: number;
    round: number;
  }

  /** A message of the chat. */
  interface Said {
    id: number;
    name: string;
    seat: number | null;
    text: string;
    at: number;
  }

  /** A drawing, node by node. */
  interface Scene {
    width: number;
    height: number;
    title: string;
    lang: string;
    nodes: Array<Record<string, unknown>>;
  }

  /** The whole drawing at `ply`; of a ply that is past, what the head of the page said then as well. */
  interface SceneAt {
    ply: number;
    whole: Scene;
    plates?: Array<Plate>;
    far?: Far | null;
  }

  /** A part of the score, and what it is called. */
  interface ScorePart {
    part: string;
    label: string;
  }

  /** One seat as all may see it. */
  interface Seat {
    seat: number;
    name: string;
    kind: "bot" | "link" | "local" | "person";
    bot: string;
    free: boolean;
    owned: boolean;
    here: boolean;
    line: string;
    figures: Array<[string, number]>;
    score: number | null;
    active: boolean;
    yours: boolean;
    instead: string;
    coached: boolean;
  }

  /** What shall happen with a seat. */
  interface SeatAction {
    action: "bot" | "leave" | "rename" | "return" | "revoke" | "sit";
    token?: string | null;
    name?: string;
    bot?: string;
  }

  /** A seat and the secret that makes whoever has it the owner. */
  interface SeatLink {
    seat: number;
    token: string | null;
    url: string | null;
  }

  /** A seat in a list of tables. */
  interface SeatListed {
    seat: number;
    name: string;
    free: boolean;
    kind: "bot" | "link" | "local" | "person";
  }

  /** A seat as it is named to those who are not at the table yet. */
  interface SeatNamed {
    seat: number;
    name: string;
    free: boolean;
  }

  /** The score so far of one seat: `points` part by part, None where it is hidden. */
  interface SeatStanding {
    seat: number;
    name: string;
    points: Array<number | null>;
    total: number;
    whole: boolean;
  }

  /** An event `seats` of a stream: somebody came or went, asked something back, or a rematch is there. */
  interface SeatsChanged {
    seats: Array<Seat>;
    your_seats: Array<number>;
    watching: number;
    undo: Undo;
    rematch: string | null;
  }

  /** A piece of a text: plain, or a name of some sort, with its number, and its pictogram where it has one. */
  interface Span {
    text: string;
    sort?: string;
    number?: string;
    icon?: string;
  }

  /** The score so far, as far as the caller may know it. */
  interface Standing {
    ply: number;
    parts: Array<ScorePart>;
    seats: Array<SeatStanding>;
  }

  /** An answer that may be given in advance: it will be legal, whatever others decide. */
  interface SureOption {
    choice: number;
    notation: string;
    label: string;
    icon: string;
    where: Array<string>;
  }

  /** A table in a list. */
  interface TableListed {
    table: string;
    game: string;
    title: string;
    players: number;
    seats: Array<SeatListed>;
    guests: Array<string>;
    options: string;
    player: number;
    over: boolean;
    your_turn: boolean;
    your_seats: Array<number>;
    ply: number;
    touched: number;
    created: number;
    visibility: "link" | "private" | "public";
  }

  /** A new table. */
  interface TableMade {
    table: string;
    url: string;
    seed_hash: string;
    seats: Array<SeatLink>;
  }

  /** A place in the booklet or in the rules that tells of a word. */
  interface Told {
    title: string;
    text: string;
    href: string;
    where: string;
    picture: string;
  }

  /** What on the table a step of a turn is about: keys of nodes, and what was paid. */
  interface Trace {
    at?: Array<string>;
    put?: Array<string>;
    way?: Array<string>;
    paid?: Array<Array<number>>;
    deed?: string;
  }

  /** What comes of the figures that were typed. */
  interface Tried {
    pictures: Record<string, Pictured>;
    wrong: Mistaken | null;
    data: Record<string, unknown>;
    toml: string;
    bot: string;
    names: Record<string, Kept>;
  }

  /** After so many decisions it is this seat's turn. */
  interface TurnBegins {
    decisions: number;
    seat: number;
  }

  /** A turn after which the table stood otherwise: whose it was, what happened, and who gained how many points. */
  interface TurningPoint {
    at: number;
    decisions: number;
    turn: number;
    seat: number;
    gain: number;
    leads: boolean;
    for_good: boolean;
    spans: Array<Span>;
  }

  /** Whether the last decision can be taken back. */
  interface Undo {
    can: boolean;
    reason: string;
    may_ask: boolean;
    asked: UndoAsked | null;
  }

  /** Somebody asks the table to take something back. */
  interface UndoAsked {
    seat: number;
    ply: number;
    agreed: Array<number>;
    waiting: Array<number>;
  }

  /** An event `position` of a stream: a whole Position to whoever knows nothing yet, what is Now to all others. */
  interface Update {
    ply: number;
    since: number;
    position: unknown;
    log: Array<LogLine>;
    undone: Array<number>;
    scene?: Drawn;
  }
}
