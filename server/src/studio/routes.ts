import {
  errorCodes,
  findAnything as findCall,
  type StudioShop,
  getStudioShop as shopCall,
  getToday as todayCall,
} from '@trolley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeptAssets } from '../asset/keptAssets.ts';
import { assetRoutes } from '../asset/routes.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { serveStaff } from '../staff/serveStaff.ts';
import type { StaffSessions } from '../staff/session/sessions.ts';
import { type FindSources, findAnything } from './find.ts';
import type { StudioFiles } from './studioFiles.ts';
import { type ShownShop, studioPage } from './studioPage.ts';
import { showToday, type TodaySources } from './today/showToday.ts';

interface Parts {
  readonly files: StudioFiles;
  readonly keptAssets?: KeptAssets | undefined;
  readonly shown: ShownShop;
  readonly sessions: Pick<StaffSessions, 'require'>;
  shop(): StudioShop;
  readonly today: TodaySources;
  readonly find: FindSources;
  now?(): number;
}

/** `/studio` and below: one page, which shows what its address says; its files; and the calls of the house itself. */
export function studioRoutes(app: FastifyInstance, parts: Parts): void {
  const { files, keptAssets: kept, shown, sessions, shop, today, find, now = Date.now } = parts;
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
  assetRoutes(app, files.assetsDir, { under: '/studio/assets', kept });

  serveStaff(app, sessions, shopCall, shop);
  serveStaff(app, sessions, todayCall, (_, who) => showToday(today, who, { now: now(), timeZone: shop().timeZone }));
  serveStaff(app, sessions, findCall, async ({ body }, who) => ({
    found: [...(await findAnything(find, who, body.query))],
  }));
}
