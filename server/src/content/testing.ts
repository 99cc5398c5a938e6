import type { EditedPage } from '@trolley/contract';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { patient } from '../../test/patient.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { catalogueOf } from '../catalogue/testing.ts';
import { editedTestPage, testScreens, testTenant } from '../page/testing.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/database.ts';
import type { TestDatabase } from '../platform/database/testing.ts';
import { createTestDatabase } from '../platform/database/testing.ts';
import { captureLog } from '../platform/http/testing.ts';
import type { SnapshotPart } from '../platform/snapshot/snapshot.ts';
import { openSnapshots } from '../platform/snapshot/snapshotStore.ts';
import { wordsPart } from '../words/wordsPart.ts';
import { contentPart } from './contentPart.ts';
import { seedContent } from './seedContent.ts';

export const richText = (html: string) => [{ type: 'richText', html }];
export const about = editedTestPage('/about', { title: 'About', blocks: richText('<p>from the file</p>') });

/** One database for a test file, without content at the start of each test. */
export function contentDatabase() {
  let testDatabase: TestDatabase;
  const { log, lines } = captureLog();
  const closing: (() => Promise<unknown>)[] = [];
  const database = () => testDatabase.database;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  afterAll(() => testDatabase.drop());
  beforeEach(() =>
    database().query({
      text: 'truncate content_page, content_config, content_seed, content_version, content_draft, content_plan',
    }),
  );
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    lines.length = 0;
  });

  return {
    log,
    lines,
    database,
    query: <Row>(text: string, ...values: unknown[]) => database().query<Row>({ text, values }),
    seed: (...pages: EditedPage[]) => seedContent(database(), { ...testTenant(), pages }, log),

    /** A second process: its own connections to the same database. */
    anotherConnection(): Database {
      const connection = { connectionString: testDatabase.connectionString };
      const another = openDatabase({ connection, poolSize: 2, ...patient }, log);
      closing.push(() => another.close());
      return another;
    },

    async openContent(
      on: Database = database(),
      { pollMs = 2000, tenant = testTenant(), catalogue = catalogueOf([]) } = {},
    ) {
      const parts = {
        content: contentPart({ tenant, screens: testScreens, log }),
        catalogue: unchanging(catalogue),
        words: wordsPart({ tenant, log }),
      };
      const snapshots = await openSnapshots(on, parts, { log, pollMs });
      closing.push(() => snapshots.close());
      return snapshots;
    },

    async version(): Promise<number> {
      const text = "select version from snapshot_version where area = 'content'";
      const [row] = await database().query<{ version: number }>({ text });
      return row?.version ?? 0;
    },
  };
}

/** A catalogue that no database has; its versions are those of the content. */
function unchanging(catalogue: Catalogue): SnapshotPart<Catalogue> {
  return {
    area: 'content',
    load: async () => catalogue,
    asOf: () => catalogue,
    nextChange: () => undefined,
    changedTags: () => [],
  };
}
