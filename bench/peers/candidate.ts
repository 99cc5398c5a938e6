/** All that a candidate sells: the same for everyone, taken from Trolley's own API. */
export interface Goods {
  readonly products: readonly Ware[];
}

interface Shelf {
  readonly slug: string;
  readonly name: string;
}

export interface Ware {
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly pack: string;
  readonly description: string;
  /** What everybody pays now, in cents, tax included. */
  readonly price: number;
  readonly category: Shelf;
  /** The department that the category is in. */
  readonly root: Shelf;
  /** Whether several pieces of it can be ordered. */
  readonly orderable: boolean;
}

/** Pieces by product. */
export type Lines = ReadonlyMap<string, number>;

/** What is wanted by ten at once and there only once: a piece of a product, or a place in a delivery slot. */
export interface LastOne {
  readonly skus: readonly string[];
  readonly slot?: string;
}

/**
 * One browser, on kept connections. Each method is one call over HTTP unless it says otherwise; it throws what was
 * refused, and what it returns was acknowledged.
 */
export interface Shopper {
  /** A new cart with one piece of each; as few calls as the candidate's API allows. */
  fillCart(skus: readonly string[]): Promise<void>;
  /** One piece more. */
  add(sku: string): Promise<void>;
  change(sku: string, quantity: number): Promise<void>;
  remove(sku: string): Promise<void>;
  read(): Promise<Lines>;
  /** Everything before the press of the button: address, shipping, payment; several calls. */
  prepare(email: string, last?: LastOne): Promise<void>;
  /** The press of the button; the number of the order. May be pressed several times. */
  complete(): Promise<string>;
  /** How many calls were made so far. */
  calls(): number;
  close(): void;
}

/** Made text of only where somebody looks at it. */
export interface Answer {
  text(): string;
}

/** Reading as data or as whole pages; what a candidate does not have is left out. */
export interface Window {
  /** 24 products of a department. */
  list(root: string, page: number): Promise<Answer>;
  product(ware: Ware): Promise<Answer>;
  search(term: string): Promise<Answer>;
  close(): void;
}

export const candidateNames = ['trolley', 'vendure', 'medusa', 'next'] as const;
export type CandidateName = (typeof candidateNames)[number];

/** A candidate that runs, is filled, and can be called. */
export interface Candidate {
  readonly name: CandidateName;
  readonly version: string;
  /** How it is set up, for the report. */
  readonly setup: string;
  /** What an answer costs is what these and their children used. */
  readonly pids: readonly number[];
  readonly memoryMb: () => Promise<number>;
  readonly database: string;
  openShopper(): Promise<Shopper>;
  /** As JSON. */
  openData?(): Promise<Window>;
  /** As HTML. */
  openPages?(): Promise<Window>;
  lastOne(): Promise<LastOne>;
  /** How many orders and payments its database holds for this buyer. */
  bought(email: string): Promise<{ readonly orders: number; readonly payments: number }>;
  stop(): Promise<void>;
}
