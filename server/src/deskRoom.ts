import type { TodayContent } from '@trolley/contract';
import type { CatalogueParts } from './catalogue/catalogue.ts';
import { shelfOf } from './catalogue/shelf/shelfOf.ts';
import { formIds } from './contactForm/formIds.ts';
import type { ContentParts } from './content/contentPart.ts';
import type { Desk } from './content/desk/desk.ts';
import { planJob } from './content/desk/plan/planJob.ts';
import { createItemProblems } from './content/desk/problem/itemProblems.ts';
import { deskRoutes } from './content/desk/routes.ts';
import { showContentToday } from './content/desk/today/showContentToday.ts';
import { categoryIndex } from './page/categoryIndex.ts';
import type { Database } from './platform/database/database.ts';
import type { Room } from './platform/http/room.ts';
import type { Snapshots } from './platform/snapshot/snapshot.ts';
import type { StaffSessions } from './staff/session/sessions.ts';
import type { Tenant } from './tenant/tenant.ts';
import { addRedirect } from './words/redirect/addRedirect.ts';
import type { WordsParts } from './words/words.ts';

interface Parts {
  readonly tenant: Tenant;
  readonly database: Database;
  readonly snapshots: Pick<Snapshots<ContentParts & CatalogueParts & WordsParts>, 'current'>;
  readonly sessions: Pick<StaffSessions, 'require'>;
}

/** Where editors change content: drafts, versions and plans, held against the catalogue and the tenant's forms. */
export async function deskRoom({
  tenant,
  database,
  snapshots,
  sessions,
}: Parts): Promise<Room & { contentToday(staffId: string): Promise<TodayContent> }> {
  const { routes, media, file } = tenant;
  const flags = tenant.publicConfig.clientRuntimeConfig;
  const forms = await formIds(tenant.dir);
  const parts = () => snapshots.current().parts;

  function known() {
    const { catalogue } = parts();
    const shelf = shelfOf(catalogue, '');
    return {
      hasCategory: (slug: string) => categoryIndex(shelf).has(slug),
      hasBrand: (slug: string) => shelf.brand(slug) !== undefined,
      // Of any zone: what one region does not sell is no mistake of the page.
      hasProduct: (name: string) => catalogue.products.has(name) || catalogue.skuBySlug.has(name),
      hasForm: (id: string) => forms.has(id),
    };
  }

  const desk: Desk = {
    database,
    problems: createItemProblems({
      ...{ snapshots, routes, media, known },
      redirects: () => parts().words.redirects,
      hasFeature: (feature) => flags[feature],
    }),
    stays: new Set(['/', ...(file.notFoundPage === undefined ? [] : [file.notFoundPage])]),
    redirect: (tx, by, move) => addRedirect(tx, by, { ...move, file: file.redirects }),
    now: Date.now,
  };
  const links = () => ({ routes, stored: parts().content.stored, goods: parts().catalogue });
  const isOff = (path: string) => {
    const page = parts().content.stored.pages.find(({ edited }) => edited.path === path);
    return page?.edited.feature !== undefined && !flags[page.edited.feature];
  };
  return {
    routes: (app) => deskRoutes(app, { desk, sessions, links, isOff }),
    jobs: [planJob(desk)],
    contentToday: (staffId) => showContentToday(desk, staffId),
  };
}
