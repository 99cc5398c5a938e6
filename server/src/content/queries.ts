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

/** All content as it is stored. A row that is no page is left out and reported. */
export async function selectContent(
  database: Queryable,
  report: (path: string, problem: string) => void,
): Promise<StoredContent> {
  const pages = await database.query<PageRow>({
    name: 'content-pages',
    text: `select path, title, show_title "showTitle", access, feature, draft, valid_from "validFrom", valid_until "validUntil",
                  auto_redirect "autoRedirect", reload_after_minutes "reloadAfterMinutes", meta, blocks, revision, updated_at "updatedAt"
             from content_page order by path`,
  });
  const configs = await database.query<{ type: string; value: unknown }>({
    name: 'content-configs',
    text: 'select type, value from content_config',
  });
  return {
    pages: pages.flatMap((row) => readPage(row, (problem) => report(row.path, problem)) ?? []),
    configs: Object.fromEntries(configs.map(({ type, value }) => [type, value])),
  };
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
