import type { Goods } from '../candidate.ts';
import type { Postgres } from '../postgres.ts';

/** What every candidate is opened with. */
export interface Opening {
  readonly postgres: Postgres;
  /** The name of its database. */
  readonly database: string;
  /** For logs. */
  readonly folder: string;
  say(text: string): void;
}

export interface PeerOpening extends Opening {
  readonly goods: Goods;
}
