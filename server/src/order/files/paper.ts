/** What stands beside a figure. */
export type Named = readonly [name: string, value: string];

export interface PaperLine {
  /** Article, quantity, net price, price, rate, amount. */
  readonly cells: readonly string[];
  /** Small, below the article. */
  readonly note?: string;
}

/** Everything a paper of an order says, in the order in which it says it; where it stands on the page is not its affair. */
export interface Paper {
  readonly title: string;
  /** Of the paper itself, as it is looked for. */
  readonly number: string;
  /** Name, street, town. */
  readonly seller: readonly string[];
  readonly buyerLabel: string;
  readonly buyer: readonly string[];
  readonly facts: readonly Named[];
  readonly head: readonly string[];
  readonly lines: readonly PaperLine[];
  readonly sums: readonly Named[];
  readonly total: Named;
  /** How the total is paid, or given back. */
  readonly paid: readonly Named[];
  /** Rate, net, tax, gross. */
  readonly vatHead: readonly string[];
  readonly vat: readonly (readonly string[])[];
  readonly vatSum: readonly string[];
  readonly notes: readonly string[];
  /** At the foot of every page, in columns. */
  readonly foot: readonly (readonly string[])[];
  pageOf(page: number, pages: number): string;
}
