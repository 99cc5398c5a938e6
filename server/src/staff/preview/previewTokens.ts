import { errorCodes, studioCookies } from '@trolley/contract';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { RateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import { counted, limits } from '../limits.ts';
import { done, overLimit } from '../refusals.ts';
import { isSecret, newSecret, secretHash } from '../rules/secrets.ts';
import type { LoggedInStaff } from '../who.ts';
import { rightsOf } from '../who.ts';
import * as stored from './queries.ts';

/** What of the shop somebody wants to look at. */
export interface PreviewAsk {
  /** Missing: the present moment. */
  readonly at?: Date | undefined;
  readonly ownDrafts: boolean;
  readonly draftId?: string | undefined;
}

export interface FoundPreview extends PreviewAsk {
  readonly staffId: string;
}

/** Tokens that open the shop in preview. The session's own cookie never reaches the shop's pages. */
export interface PreviewTokens {
  issue(
    request: FastifyRequest,
    who: Pick<LoggedInStaff, 'id'>,
    ask: PreviewAsk,
  ): Promise<{ readonly token: string; readonly expiresAt: Date }>;
  /** Undefined once it ended, and with it the session, the permission or the account. */
  find(token: string): Promise<FoundPreview | undefined>;
}

const goodForMinutes = 4 * 60;
/** The editor opens one for each moment it shows. */
const keptOfSession = 30;

export function createPreviewTokens({
  database,
  rateLimiter,
}: {
  readonly database: Database;
  readonly rateLimiter: RateLimiter;
}): PreviewTokens {
  return {
    async issue(request, who, { at, ownDrafts, draftId }) {
      const sid = request.cookies[studioCookies.sessionId] ?? '';
      done(await overLimit(rateLimiter, [counted.previews(who.id), limits.previewsOfStaff]));
      const token = newSecret();
      const sessionHash = secretHash(sid);
      const expiresAt = await database.transaction(async (tx) => {
        const until = await stored.insertPreview(tx, {
          tokenHash: secretHash(token),
          sessionHash,
          at,
          ownDrafts,
          draftId,
          minutes: goodForMinutes,
        });
        await stored.deleteOldPreviews(tx, sessionHash, keptOfSession);
        return until;
      });
      if (!expiresAt) throw new Refusal(401, errorCodes.unauthorized, 'Log in to the studio first.');
      return { token, expiresAt };
    },

    async find(token) {
      if (!isSecret(token)) return undefined;
      const row = await stored.findPreview(database, secretHash(token));
      if (!row || !rightsOf(row).permissions.has('content:read')) return undefined;
      const { id, at, ownDrafts, draftId } = row;
      return { staffId: id, ownDrafts, ...(at && { at }), ...(draftId !== null && { draftId }) };
    },
  };
}
