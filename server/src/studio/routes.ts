import { errorCodes, getStudioShop, type StudioShop } from '@trolley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assetRoutes } from '../asset/routes.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { serveStaff } from '../staff/serveStaff.ts';
import type { StaffSessions } from '../staff/session/sessions.ts';
import type { StudioFiles } from './studioFiles.ts';
import { type ShownShop, studioPage } from './studioPage.ts';

interface Parts {
  readonly files: StudioFiles;
  readonly shown: ShownShop;
  readonly sessions: Pick<StaffSessions, 'require'>;
  shop(): StudioShop;
}

/** `/studio` and below: one page, which shows what its address says; and its files. */
export function studioRoutes(app: FastifyInstance, { files, shown, sessions, shop }: Parts): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const built = await files.page(request.url);
    if (built === undefined)
      throw new Refusal(503, errorCodes.notFound, 'The studio is not built. Run `npm run build`, or wait for it.');
    const { html, policy } = studioPage(built, shown, files);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cross-origin-opener-policy', 'same-origin')
      .header('x-robots-tag', 'noindex, nofollow')
      .send(html);
  };
  for (const url of ['/studio', '/studio/*'])
    app.route({ method: ['GET', 'HEAD'], url, schema: { hide: true }, handler: answer });
  assetRoutes(app, files.assetsDir, { under: '/studio/assets' });
  serveStaff(app, sessions, getStudioShop, shop);
}
