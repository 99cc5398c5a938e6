import { editedPage } from '@trolley/contract';
import type { Queryable } from '../platform/database/database.ts';
import { expectationOf, fieldOf } from '../platform/http/words.ts';
import type { StoredContent, StoredPage } from './content.ts';

interface PageRow {
  readonly path: string;
  readonly title: string;
  readonly showTitle: boolean;
  readonly access: string | null;
  readonly feature: string | null;
  readonly draft: boolean;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly autoRedirect: unknown;
  readonly reloadAfterMinutes: number | null;
  readonly meta: unknown;
  readonly blocks: unknown;
  readonly revision: number;
  readonly updatedAt: Date;
}

const pageColumns = `path, title, show_title "showTitle", access, feature, draft, valid_from "validFrom", valid_until "validUntil",
                  auto_redirect "autoRedirect", reload_after_minutes "reloadAfterMinutes", meta, blocks, revision, updated_at "updatedAt"`;

type Report = (path: string, problem: string) => void;

/** All content as it is stored. A row that is no page is left out and reported. */
export async function selectContent(database: Queryable, report: Report): Promise<StoredContent> {
  const pages = await database.query<PageRow>({
    name: 'content-pages',
    text: `select ${pageColumns} from content_page order by path`,
  });
  return { pages: readPages(pages, report), configs: await selectConfigs(database) };
}

/** The same where most of it is at hand: of a thousand pages, the one that somebody published is read. */
export async function selectChangedContent(
  database: Queryable,
  known: StoredContent,
  report: Report,
): Promise<StoredContent> {
  const heads = await database.query<Pick<PageRow, 'path' | 'revision' | 'updatedAt'>>({
    name: 'content-page-heads',
    text: 'select path, revision, updated_at "updatedAt" from content_page order by path',
  });
  const before = new Map(known.pages.map((page) => [page.edited.path, page]));
  const isKnown = ({ path, revision, updatedAt }: (typeof heads)[number]) => {
    const page = before.get(path);
    return page?.revision === revision && page.updatedAt.getTime() === updatedAt.getTime();
  };
  const others = heads.filter((head) => !isKnown(head)).map(({ path }) => path);
  const changed =
    others.length === 0
      ? []
      : await database.query<PageRow>({
          name: 'content-pages-changed',
          text: `select ${pageColumns} from content_page where path = any($1)`,
          values: [others],
        });
  const read = new Map(readPages(changed, report).map((page) => [page.edited.path, page]));
  const pages = heads.flatMap((head) => (isKnown(head) ? before.get(head.path) : read.get(head.path)) ?? []);
  return { pages, configs: await selectConfigs(database) };
}

const readPages = (rows: readonly PageRow[], report: Report): readonly StoredPage[] =>
  rows.flatMap((row) => readPage(row, (problem) => report(row.path, problem)) ?? []);

async function selectConfigs(database: Queryable): Promise<Readonly<Record<string, unknown>>> {
  const configs = await database.query<{ type: string; value: unknown }>({
    name: 'content-configs',
    text: 'select type, value from content_config',
  });
  return Object.fromEntries(configs.map(({ type, value }) => [type, value]));
}

function readPage(row: PageRow, report: (problem: string) => void): StoredPage | undefined {
  const { revision, updatedAt, access, feature, validFrom, validUntil, ...others } = row;
  const { autoRedirect, reloadAfterMinutes, ...page } = others;
  const read = editedPage.safeParse({
    ...page,
    access: access ?? undefined,
    feature: feature ?? undefined,
    validFrom: validFrom?.toISOString(),
    validUntil: validUntil?.toISOString(),
    autoRedirect: autoRedirect ?? undefined,
    reloadAfterMinutes: reloadAfterMinutes ?? undefined,
  });
  if (read.success) return { edited: read.data, revision, updatedAt };
  report(read.error.issues.map((issue) => `${fieldOf(issue)}: ${expectationOf(issue)}`).join('; '));
  return undefined;
}

/** What pages are called today; those that are gone are left out. */
export function selectPageTitles(on: Queryable, paths: readonly string[]): Promise<readonly PageTitle[]> {
  return on.query<PageTitle>({
    name: 'content-page-titles',
    text: 'select path, title from content_page where path = any($1)',
    values: [paths],
  });
}

interface PageTitle {
  readonly path: string;
  readonly title: string;
}
