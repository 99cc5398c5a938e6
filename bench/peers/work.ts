import type { Candidate, Goods } from './candidate.ts';
import type { Checked } from './checked.ts';

/** One caller's next call; times are taken around it. */
type Call = (caller: number) => Promise<void>;

/** A piece of work that every candidate is given alike. */
export interface Work {
  readonly id: string;
  readonly title: string;
  /** Nothing where the candidate has no such thing. */
  open(candidate: Candidate, goods: Goods, callers: number): Promise<OpenWork | undefined>;
}

export interface OpenWork {
  readonly call: Call;
  /** HTTP calls of one piece of work, where it is more than one. */
  callsEach?(): number;
  /** Leaves things as they were, and tells whether what was done is there. */
  close(): Promise<Checked>;
}
