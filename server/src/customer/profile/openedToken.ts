/** A link of a mail that was opened: its row is gone, this is what stood in it. */
export interface OpenedToken {
  readonly customerId: string;
  /** As it was written when the link was made. */
  readonly subject: unknown;
}
