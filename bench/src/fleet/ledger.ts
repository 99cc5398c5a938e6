/** What a shopper, or whoever packs, was told by the shop: it has to be true for ever after. */
export type Acknowledged =
  | {
      readonly kind: 'line';
      readonly cartId: string;
      readonly sku: string;
      /** So many pieces the cart holds of it now. */
      readonly quantity: number;
      readonly revision: number;
    }
  | {
      readonly kind: 'order';
      readonly orderNumber: string;
      readonly cartId: string;
      readonly checkoutId: string;
      readonly slotId: string;
      readonly total: number;
      /** Pieces by sku. */
      readonly lines: Readonly<Record<string, number>>;
      readonly codes: readonly string[];
      /** Cents that gift cards paid. */
      readonly wallet: number;
    }
  | { readonly kind: 'giftCard'; readonly lastFour: string; readonly customerId: string }
  | { readonly kind: 'cancelled'; readonly orderNumber: string }
  | { readonly kind: 'invoice'; readonly orderNumber: string; readonly number: number };

/** Who went away while a call was unanswered will never know whether it was done: both are right. */
interface LeftOpen {
  readonly kind: 'left open';
  readonly cartId: string;
  readonly sku: string;
  /** So many pieces more it may be. */
  readonly quantity: number;
}

export type LedgerEntry = (Acknowledged | LeftOpen) & { readonly at: number; readonly by: string };

/** An answer, or the lack of one. */
export interface Answer {
  /** When it came, in milliseconds since the epoch. */
  readonly at: number;
  /** How long it took. */
  readonly ms: number;
  /** 0: no answer. */
  readonly status: number;
  readonly what: string;
  /** Changes something: only these tell that the shop is whole again. */
  readonly writes: boolean;
  /** The caller was told when to ask again, in milliseconds. */
  readonly askAgainMs?: number;
}

export interface Oddity {
  readonly at: number;
  readonly by: string;
  readonly what: string;
  readonly text: string;
}

/** One book for all of them: what was acknowledged, how everything was answered, and what nobody expected. */
export interface Ledger {
  readonly entries: readonly LedgerEntry[];
  readonly answers: readonly Answer[];
  readonly oddities: readonly Oddity[];
  acknowledge(by: string, entry: Acknowledged): void;
  leaveOpen(by: string, add: Omit<LeftOpen, 'kind'>): void;
  answered(answer: Answer): void;
  wonder(by: string, what: string, text: string): void;
}

export function createLedger(now: () => number = Date.now): Ledger {
  const entries: LedgerEntry[] = [];
  const answers: Answer[] = [];
  const oddities: Oddity[] = [];
  return {
    entries,
    answers,
    oddities,
    acknowledge: (by, entry) => void entries.push({ ...entry, at: now(), by }),
    leaveOpen: (by, add) => void entries.push({ ...add, kind: 'left open', at: now(), by }),
    answered: (answer) => void answers.push(answer),
    wonder: (by, what, text) => void oddities.push({ at: now(), by, what, text }),
  };
}
