/** What the shop keeps for how long, and why. Rooms declare theirs as data; one job applies them all. */
export interface RetentionRule {
  /** Also the name of its statement. */
  readonly name: string;
  readonly table: string;
  /** The primary key. */
  readonly key: readonly string[];
  /** Which rows, in words for people. */
  readonly what: string;
  /** So long after the moment in `since`; 0 is at once. */
  readonly days: number;
  /** A column, the older of which an index finds. */
  readonly since: string;
  /** Which of the rows, all of that age where it is missing; `$1` is the moment before which a row is too old. */
  readonly where?: string;
  /** What is taken out of a row that stays, as SQL; missing where the row goes. */
  readonly blank?: string;
  readonly reason: string;
}
