// What goes over the wire. Made by tools/wire.py from the server's contract: do not write here.
declare namespace Wire {
  /** Somebody with a passphrase. */
  interface Account {
    name: string;
    passphrase: string;
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

  /** A choice, by number or in notation, for the table as it stood at `ply`. */
  interface Choice {
    ply: number;
    choice?: number | null;
    notation?: string | null;
  }

  /** What can be followed over the game: after `at[n]` decisions, `lines[name][n]` is the number of each seat. */
  interface Curves {
    at: Array<number>;
    lines: Record<string, Array<Array<number>>>;
    labels: Record<string, string>;
  }

  /** What went wrong, in the reader's language. */
  interface Error {
    error: string;
    message: string;
    rule?: string;
    reason?: string;
    position?: unknown;
    result?: unknown;
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
    score: number | null;
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
    seats: Array<Record<string, unknown>>;
  }

  /** One line of the log; `seat`: who did it; `turn`: whose turn it was; -1: nobody's. */
  interface LogLine {
    ply: number;
    seat: number;
    turn: number;
    round: number | null;
    spans: Array<Record<string, string>>;
    undone?: boolean;
    unasked?: boolean;
  }

  /** Something to say to the table. */
  interface Message {
    text: string;
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

  /** One answer to the question. */
  interface Option {
    choice: number;
    notation: string;
    label: string;
    icon: string;
    rules: Array<string>;
  }

  /** Who the caller is. */
  interface Person {
    name: string | null;
    account: boolean;
    settings: Record<string, string>;
  }

  /** What the caller may know, and nothing else. */
  interface Position {
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
    ply: number;
    decisions: number;
    your_seats: Array<number>;
    player: number;
    over: boolean;
    seat: number | null;
    rules: Array<string>;
    asks: string;
    phase: number | null;
    options: Array<Option>;
    refused: Array<Refused>;
    impossible: number;
    insists: boolean;
    prompt: Array<Record<string, string>>;
    undo: Undo;
    seats: Array<Seat>;
    guests: Array<GuestSeat>;
    watching: number;
    view: Record<string, unknown>;
    result: Result | null;
    rematch: string | null;
    log?: Array<LogLine>;
    chat?: Array<Said>;
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
    plies: Array<Replayed>;
    rounds: Array<Record<string, number>>;
    curves: Curves | null;
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
  }

  /** A message of the chat. */
  interface Said {
    id: number;
    name: string;
    seat: number | null;
    text: string;
    at: number;
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
    score: number | null;
    active: boolean;
    yours: boolean;
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
    token?: string | null;
    url?: string | null;
  }

  /** The score so far of one seat: `points` part by part, None where it is hidden. */
  interface SeatStanding {
    seat: number;
    name: string;
    points: Array<number | null>;
    total: number;
    whole: boolean;
  }

  /** The score so far, as far as the caller may know it. */
  interface Standing {
    ply: number;
    parts: Array<Record<string, string>>;
    seats: Array<SeatStanding>;
  }

  /** A table in a list. */
  interface TableListed {
    table: string;
    game: string;
    title: string;
    players: number;
    seats: Array<Record<string, unknown>>;
    guests: Array<string>;
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
}
