/** What somebody agreed to, and when: the proof of one subscription. */
export interface Consent {
  readonly topic: string;
  readonly consentText: string;
  readonly consentVersion: string;
  /** When the link in the mail was opened. */
  readonly confirmedAt: Date;
}
