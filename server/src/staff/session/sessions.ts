import type { StaffAccess } from '@trolley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../../platform/database/database.ts';
import type { AccountRow } from '../account/queries.ts';
import type { LoggedInStaff } from '../who.ts';
import type { SessionRow } from './queries.ts';

/** Who is logged in to the studio. */
export interface StaffSessions {
  /** Refuses with 401 without a session, with 403 without the permission; looked up once per request. */
  require(request: FastifyRequest, access: Exclude<StaffAccess, 'everybody'>): Promise<LoggedInStaff>;
  /** A new session under a new id; the one this browser had ends. The cookie is set once the transaction is there. */
  begin(tx: Queryable, request: FastifyRequest, account: AccountRow): Promise<(reply: FastifyReply) => void>;
  /** Everything somebody is logged in with. */
  listOf(on: Queryable, request: FastifyRequest, staffId: string): Promise<readonly SessionRow[]>;
  /** Ends the session of this browser; whose it was. */
  end(tx: Queryable, request: FastifyRequest): Promise<string | undefined>;
  clearCookie(reply: FastifyReply): void;
  endAllOf(tx: Queryable, staffId: string): Promise<void>;
  endAllOfRole(tx: Queryable, role: string): Promise<void>;
  /** Guards every call of the studio. */
  watch(app: FastifyInstance): void;
}
