// What pages are made of besides the wire: the data of a page, drawings, and what the stream tells.

/** What the server says about a page. */
declare namespace Page {
  interface Data {
    lang: string;
    sprite: string; // the address of the pictograms
    words: Record<string, string>;
    settings: Record<string, string>;
    me: string;
    table?: Table; // where the page is about a table
    seen?: { as: string[]; spectator: string; all: string }; // the replay
    game?: string; // a new table and the rulebook
    begins?: string; // where a lesson is begun
    left?: boolean; // it was left half way
    options?: Option[]; // a new table
    first?: Record<string, unknown>; // what of them is recommended for a first game
    expected?: Record<string, Record<string, string>>; // by player count, of each bot that can play there
    form?: Form; // figures from somebody's box
    names?: Record<string, string[]>; // of bots, by level; "": of all others, by seat
  }

  interface Table {
    id: string;
    game: string;
    title: string;
    bots: Record<string, string>;
    yours: number[];
    host: boolean;
    names: string[];
    players: number;
    player: number;
    over: boolean;
    visibility: "public" | "link" | "private";
    phases: string[];
    ends: string; // the game's words for the end of a turn; none: its turns end by themselves
    other_rules: boolean;
    lesson?: { words: Record<string, string>; number: number; over: boolean }; // where one is taught; over: it has let go
  }

  /** A page of figures: which one, the table that would be played, and by group where figures are printed. */
  interface Form {
    chapter: string;
    page: number;
    plan: { game: string; players: number; options: Record<string, unknown> };
    places: Record<string, Record<string, number[]>>;
  }

  /** An option of a table that is planned. */
  interface Option {
    name: string;
    title: string;
    default: unknown;
    or_seat: boolean;
    players: number[]; // the sizes of tables that have it; none: all
    always: boolean; // wherever it exists, others must suit it
    clashes: Clash[];
    rule: string;
    lesson: { href: string; title: string; minutes: number } | null; // that teaches what it brings
    spelled: { letters: string; word: string; clashes: Clash[] } | null;
  }

  /** What another option must not be. */
  interface Clash {
    option: string;
    value: unknown;
    reason: string;
  }

  type Planned = Omit<Wire.Planned, "scene"> & { scene: Scene.Whole };
}

/** Drawings: keyed nodes, as `abilene.engine.scene` writes them. */
declare namespace Scene {
  /** A node as it is sent: what is absent of its tag, parent and attributes is as it was. */
  interface Sent {
    key: string;
    tag?: string;
    parent?: string;
    attributes?: Record<string, string>;
    text?: string;
    title?: string;
    rule?: string;
    from?: string;
    choices?: number[];
    preview?: number[];
    plan?: number[];
    pick?: string;
    of?: string;
  }

  /** A node as it is known. */
  interface Node {
    key: string;
    tag: string;
    parent: string;
    attributes: Record<string, string>;
    text: string;
    title: string;
    rule: string;
    origin: string;
    choices: number[];
    preview: number[];
    plan: number[];
    pick: string;
    of: string;
  }

  /** A drawing as a page shows it. */
  interface Shown {
    ply: number;
    width: number;
    height: number;
    title: string;
    nodes: Map<string, Node>; // the children of each in their order
  }

  interface Whole {
    width: number;
    height: number;
    title: string;
    lang: string;
    nodes: Sent[];
  }

  /** What turns the drawing of ply `since` into the next. */
  interface Diff {
    since: number;
    width: number;
    height: number;
    title: string;
    lang: string;
    changed: Sent[];
    removed: string[];
    order: Record<string, string[]>;
  }

  /** A window of the drawing with coordinates of its own. */
  interface Part {
    key: string;
    name: string;
    icon: string;
    slot: string; // where it belongs beside the board: hand, goals, side, or tab, which shares its place with others
    seat: string; // whose it is
    has: string; // what that player has: pictograms, each with a number
    element: SVGGraphicsElement;
    width: number;
    height: number;
    whole: [number, number]; // what lies behind the window can be larger
    mini: string; // the key of what a small map of it shows
    piece: number; // how high the smallest thing is that a finger must hit, in units
  }

  type Window = Record<string, string> | null;
}

/** What the stream of a table tells. */
declare namespace Heard {
  /** The position without what never changes, and without log and chat. */
  type Position = Omit<Wire.Position, "log" | "chat" | "view"> & { view: { round?: number; rounds?: number } };

  interface Moved {
    ply: number;
    since: number; // -1: all that there is
    position: Position;
    log: Wire.LogLine[];
    undone: number[];
    scene: { whole: Scene.Whole } | Scene.Diff;
  }

  /** What the coach imagines: drawings as differences. */
  type Imagined = Omit<Wire.Imagined, "scene"> & { scene: Scene.Diff };
  type Line = Omit<Wire.Line, "moments"> & { moments: Imagined[] };

  /** Several as one: what happened, and the drawings that show it, one after the other. */
  type Together = Omit<Moved, "scene"> & { scenes: Moved["scene"][] };

  type Seats = Pick<Wire.Position, "seats" | "your_seats" | "watching" | "undo" | "rematch">;
}

/** The position after so many decisions. */
interface Moment {
  caption: Wire.Span[];
  ply: number;
  view: { round?: number };
  plates: Wire.Plate[];
  far: Wire.Far | null;
  log: Wire.LogLine[];
  scene: { whole: Scene.Whole };
}
