import {
  changeContentPlan as changePlanCall,
  contentLimits,
  deleteContentPlan as deletePlanCall,
  discardContentDraft as discardCall,
  discardOthersContentDraft as discardOthersCall,
  getContentDraft as draftCall,
  findContentLinks as findLinksCall,
  getContentItem as itemCall,
  listContentItems as itemsCall,
  lookUpContentLink as lookUpCall,
  moveContentItem as moveCall,
  takeContentOffline as offlineCall,
  pathOfItem,
  getContentPlan as planCall,
  planContent as planDraftCall,
  listContentPlans as plansCall,
  publishContent as publishCall,
  removeContentItem as removeCall,
  restoreContentVersion as restoreCall,
  saveContentDraft as saveCall,
  takeOverContentDraft as takeOverCall,
  getContentVersion as versionCall,
  listContentVersions as versionsCall,
} from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import type { Call } from '../../platform/http/serve.ts';
import { serveStaff } from '../../staff/serveStaff.ts';
import type { StaffSessions } from '../../staff/session/sessions.ts';
import type { LoggedInStaff } from '../../staff/who.ts';
import type { Desk, Editor } from './desk.ts';
import { discardDraft, discardOthersDraft } from './draft/discardDraft.ts';
import { saveDraft } from './draft/saveDraft.ts';
import { findDraft, showDraft } from './draft/showDraft.ts';
import { takeOver } from './draft/takeOver.ts';
import { listItems } from './item/listItems.ts';
import { showItem } from './item/showItem.ts';
import { findLinks, type LinkWorld } from './link/findLinks.ts';
import { lookUpLink } from './link/lookUpLink.ts';
import { moveItem } from './live/moveItem.ts';
import { publish } from './live/publish.ts';
import { removeItem } from './live/removeItem.ts';
import { restore } from './live/restore.ts';
import { takeOffline } from './live/takeOffline.ts';
import { changePlan } from './plan/changePlan.ts';
import { deletePlan } from './plan/deletePlan.ts';
import { planDraft } from './plan/planDraft.ts';
import type { PlanHead } from './plan/queries.ts';
import { listPlans, showPlan, showPlans } from './plan/showPlans.ts';
import { listVersions, showVersion } from './version/versions.ts';

interface Parts {
  readonly desk: Desk;
  readonly sessions: Pick<StaffSessions, 'require'>;
  readonly links: () => LinkWorld;
  /** Whether the tenant lacks the feature a page is about. */
  isOff(path: string): boolean;
}

/** The largest value, with room for how its JSON may be written. */
const bodyLimit = 2 * contentLimits.valueBytes;

/** The studio's calls about content. */
export function deskRoutes(app: FastifyInstance, { desk, sessions, links, isOff }: Parts): void {
  const { database } = desk;
  const shown = async (plan: PlanHead) => {
    const [one] = await showPlans(database, [plan]);
    if (!one) throw new Error('A plan that was there is shown.');
    return one;
  };

  serveStaff(app, sessions, itemsCall, () => listItems(desk));
  serveStaff(app, sessions, itemCall, ({ query }, who) => showItem(desk, who.id, query.item));

  serveStaff(app, sessions, draftCall, ({ params }) => findDraft(desk, params.id));
  serveStaff(
    app,
    sessions,
    saveCall,
    async ({ body }, who, call) => showDraft(desk, await saveDraft(desk, editorOf(who, call), body)),
    { bodyLimit },
  );
  serveStaff(app, sessions, discardCall, ({ query }, who, call) => discardDraft(desk, editorOf(who, call), query));
  serveStaff(app, sessions, discardOthersCall, ({ params, query }, who, call) =>
    discardOthersDraft(desk, editorOf(who, call), { id: params.id, revision: query.revision }),
  );
  serveStaff(app, sessions, takeOverCall, async ({ body }, who, call) =>
    showDraft(desk, await takeOver(desk, editorOf(who, call), body)),
  );

  serveStaff(app, sessions, publishCall, async ({ body }, who, call) => ({
    revision: await publish(desk, editorOf(who, call), body),
  }));
  serveStaff(app, sessions, offlineCall, async ({ body }, who, call) => ({
    revision: await takeOffline(desk, editorOf(who, call), body),
  }));
  serveStaff(app, sessions, removeCall, async ({ query }, who, call) => ({
    revision: await removeItem(desk, editorOf(who, call), query),
  }));
  serveStaff(app, sessions, restoreCall, async ({ body }, who, call) => ({
    revision: await restore(desk, editorOf(who, call), body),
  }));

  serveStaff(app, sessions, moveCall, async ({ body }, who, call) => ({
    ...(await moveItem(desk, editorOf(who, call), body)),
    linkedFrom: [...(await desk.problems.linkingTo(pathOfItem(body.item) ?? ''))],
  }));

  serveStaff(app, sessions, versionsCall, ({ query }) => listVersions(desk, query.item, query.before));
  serveStaff(app, sessions, versionCall, ({ query }) => showVersion(desk, query.item, query.revision));

  serveStaff(app, sessions, plansCall, async () => ({ plans: await listPlans(desk) }));
  serveStaff(app, sessions, planCall, ({ params }) => showPlan(desk, params.id));
  serveStaff(app, sessions, planDraftCall, async ({ body }, who, call) =>
    shown(await planDraft(desk, editorOf(who, call), body)),
  );
  serveStaff(app, sessions, changePlanCall, async ({ params, body }, who, call) =>
    shown(await changePlan(desk, editorOf(who, call), { ...body, id: params.id })),
  );
  serveStaff(app, sessions, deletePlanCall, ({ params, query }, who, call) =>
    deletePlan(desk, editorOf(who, call), { ...query, id: params.id }),
  );

  serveStaff(app, sessions, findLinksCall, ({ query }) => ({ links: findLinks(links(), query) }));
  serveStaff(app, sessions, lookUpCall, ({ query }) =>
    lookUpLink(query.target, { ...links(), isOff, now: new Date(desk.now()) }),
  );
}

const editorOf = ({ id }: LoggedInStaff, { request }: Call): Editor => ({ staffId: id, requestId: request.id });
