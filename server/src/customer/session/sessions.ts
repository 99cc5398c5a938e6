import type { CustomerSession } from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/serve.ts';

/** The customer of a request, by their session. */
export interface LoggedIn {
  readonly customerId: string;
  /** The session's name in the list of devices; not the secret. */
  readonly sessionId: string;
  /** Proved to be a member of the loyalty programme. */
  readonly member: boolean;
}

/** Who is logged in where. */
export interface Sessions {
  /** Undefined without a session, or after its end; looked up once per request. */
  visitorOf(request: FastifyRequest): Promise<LoggedIn | undefined>;
  /** Refuses with 401 without a session. */
  requireCustomer(request: FastifyRequest): Promise<LoggedIn>;
  /** A new session for this browser, under a new id; the one it had before ends. Sets the cookies. */
  begin(tx: Queryable, call: Call, customerId: string): Promise<void>;
  /** Ends the session of this browser and takes its cookies. */
  end(tx: Queryable, call: Call): Promise<void>;
  /** Ends those of a customer, all or all but one (by `sessionId`). */
  endAllOf(tx: Queryable, customerId: string, except?: string): Promise<void>;
  /** Ends one of a customer's; false where they have none of this name. */
  endOne(tx: Queryable, customerId: string, sessionId: string): Promise<boolean>;
  /** It lasts as long again as if it had begun to be idle now. */
  prolong(who: LoggedIn): Promise<void>;
  /** Where a customer is logged in, the latest used first. */
  list(who: LoggedIn): Promise<readonly CustomerSession[]>;
  /** What is remembered of this customer's sessions no longer holds: their membership changed, or a session ended. */
  forget(customerId: string): Promise<void>;
  /** Adds the hooks: answers tell browsers when their session is over, and calls for customers are refused with 401. */
  watch(app: FastifyInstance): void;
}
