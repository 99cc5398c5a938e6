import {
  type ContentDraft,
  type EditedPage,
  editedPage,
  getContentItem,
  publishContent,
  saveContentDraft,
} from '@trolley/contract';
import { afterEach } from 'vitest';
import { patient } from '../../../test/patient.ts';
import { testScreens, testTenant } from '../../page/testing.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { captureLog } from '../../platform/http/testing.ts';
import { openSnapshots } from '../../platform/snapshot/snapshotStore.ts';
import { staffDatabase } from '../../staff/testing.ts';
import { addRedirect } from '../../words/redirect/addRedirect.ts';
import { wordsPart } from '../../words/wordsPart.ts';
import { contentPart } from '../contentPart.ts';
import { seedContent } from '../seedContent.ts';
import type { Desk } from './desk.ts';
import type { Goods } from './link/goods.ts';
import { createItemProblems } from './problem/itemProblems.ts';
import { deskRoutes } from './routes.ts';

export const richText = (html: string, more: object = {}) => ({ type: 'richText', html, ...more });

export const pageValue = (path: string, changes: Partial<EditedPage> = {}) =>
  editedPage.parse({ path, title: `Page ${path}`, meta: {}, blocks: [richText('<p>words</p>')], ...changes });

export const goods: Goods = {
  categories: new Map([
    ['fruit', { slug: 'fruit', name: 'Fruit' }],
    ['apples', { slug: 'apples', name: 'Äpfel', parent: 'fruit' }],
  ]),
  brands: new Map([['glenbeg', { slug: 'glenbeg', name: 'Glenbeg' }]]),
  recipes: new Map([['soup', { slug: 'soup', title: 'Apple soup' }]]),
  products: new Map([
    ['p1', { sku: 'p1', slug: 'gala', name: 'Gala apple', pack: '1 kg', popularity: 1 }],
    ['p2', { sku: 'p2', slug: 'elstar', name: 'Elstar apple', pack: '1 kg', popularity: 5 }],
  ]),
  skuBySlug: new Map([
    ['gala', 'p1'],
    ['elstar', 'p2'],
  ]),
};

const known = {
  hasCategory: (slug: string) => goods.categories.has(slug),
  hasBrand: (slug: string) => goods.brands.has(slug),
  hasProduct: (name: string) => goods.products.has(name) || goods.skuBySlug.has(name),
  hasForm: (id: string) => id === 'contact',
};

/** Editors, and a shop that shows what they publish; several processes on one database where a test wants them. */
export function deskDatabase() {
  const { database, query, open, connectionString } = staffDatabase();
  const { log } = captureLog();
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  function anotherConnection(): Database {
    const another = openDatabase(
      { connection: { connectionString: connectionString() }, poolSize: 4, ...patient },
      log,
    );
    closing.push(() => another.close());
    return another;
  }

  async function openDesk(on: Database = database()) {
    const shop = await open();
    const tenant = testTenant();
    const media = { urlOf: (file: string) => (file.startsWith('gone') ? undefined : `/media/${file}`) };
    const parts = { content: contentPart({ tenant, screens: testScreens, log }), words: wordsPart({ tenant, log }) };
    const snapshots = await openSnapshots(on, parts, { log, pollMs: 500 });
    closing.push(() => snapshots.close());
    const flags = tenant.publicConfig.clientRuntimeConfig;
    const { routes } = tenant;
    const desk: Desk = {
      database: on,
      problems: createItemProblems({
        ...{ snapshots, routes, media, known: () => known },
        redirects: () => snapshots.current().parts.words.redirects,
        hasFeature: (name) => flags[name],
      }),
      stays: new Set(['/']),
      redirect: (tx, by, move) => addRedirect(tx, by, { ...move, file: tenant.file.redirects }),
      now: Date.now,
    };
    const links = () => ({ routes, goods, stored: snapshots.current().parts.content.stored });
    deskRoutes(shop.app, { desk, sessions: shop.staff.sessions, links, isOff: () => false });

    /** An editor, with what editors do all the time. */
    async function editor(roles: readonly string[] = ['content']) {
      const browser = await shop.loggedIn({ roles });
      const save = (item: string, value: object, more: object = {}): Promise<ContentDraft> =>
        browser.ask(saveContentDraft, { body: { item, value, baseRevision: 0, ...more } });
      const publish = ({ id, revision }: Pick<ContentDraft, 'id' | 'revision'>, note?: string) =>
        browser.ask(publishContent, { body: { draftId: id, draftRevision: revision, ...(note && { note }) } });
      return {
        ...browser,
        save,
        publish,
        item: (item: string) => browser.ask(getContentItem, { query: { item } }),
        /** Publishes a value over whatever is live. */
        async make(item: string, value: object, baseRevision = 0) {
          return publish(await save(item, value, { baseRevision }));
        },
        /** The status and the code of a call that is refused, with what it was told beside. */
        async refused(method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, body?: object) {
          const answer = await browser.send(method, `/api/studio/content${url}`, body);
          const told = answer.body === '' ? {} : answer.json<{ errorCode?: string; customPayload?: unknown }>();
          return { status: answer.statusCode, code: told.errorCode, told: told.customPayload };
        },
      };
    }

    return { ...shop, desk, snapshots, editor };
  }

  return {
    database,
    query,
    openDesk,
    anotherConnection,
    seed: (...pages: EditedPage[]) => seedContent(database(), { ...testTenant(), pages }, log),
    /** Actions of the journal about a thing, the first first. */
    journalOf: (id: string) =>
      query<{ action: string; staffId: string | null; before: unknown; after: unknown; reason: string | null }>(
        `select action, staff_id as "staffId", before, after, reason from journal where subject_id = $1 order by id`,
        id,
      ),
  };
}

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
