import { furthestPreviewDays, openPreview, previewFailures } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../platform/http/refusal.ts';
import type { PreviewTokens } from '../../staff/preview/previewTokens.ts';
import { serveStaff } from '../../staff/serveStaff.ts';
import type { StaffSessions } from '../../staff/session/sessions.ts';
import type { OpenPreviews } from './openPreviews.ts';

interface Parts {
  readonly sessions: Pick<StaffSessions, 'require'>;
  readonly tokens: Pick<PreviewTokens, 'issue'>;
  readonly previews: Pick<OpenPreviews, 'differences'>;
  readonly now?: () => number;
}

const day = 24 * 60 * 60_000;
/** Whoever asks for this very minute asks for now. */
const patience = 60_000;

export function previewRoutes(app: FastifyInstance, { sessions, tokens, previews, now = Date.now }: Parts): void {
  serveStaff(app, sessions, openPreview, async ({ body }, who, { request }) => {
    const at = body.at === undefined ? undefined : readMoment(body.at, now());
    const { drafts, draftId } = body;
    const { token, expiresAt } = await tokens.issue(request, who, { at, ownDrafts: drafts === 'own', draftId });
    return { token, expiresAt: expiresAt.toISOString(), ...(await previews.differences({ at })) };
  });
}

function readMoment(text: string, now: number): Date {
  const at = new Date(text);
  const message = `expected a moment from now on, at most ${furthestPreviewDays} days ahead`;
  if (at.getTime() >= now - patience && at.getTime() <= now + furthestPreviewDays * day) return at;
  throw new Refusal(400, previewFailures.momentUnfit, `at: ${message}`, { fields: [{ path: 'at', message }] });
}
