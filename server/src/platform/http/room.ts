import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Backlog } from '../backlog/readBacklogs.ts';
import type { Job } from '../jobs/job.ts';
import type { HttpApp } from './httpApp.ts';

/** What a room of the shop adds to the server. `openShop` opens the rooms, `createApp` serves them. */
export interface Room {
  /** Answers from memory before the framework sees the request; false if it cannot. */
  answerFromCache?(request: IncomingMessage, response: ServerResponse): boolean;
  routes?(app: HttpApp): Promise<void> | void;
  readonly jobs?: readonly Job[];
  /** What waits in its tables, for the metrics. */
  readonly backlogs?: readonly Backlog[];
  close?(): Promise<void>;
}
