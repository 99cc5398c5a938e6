import type { Log } from '../platform/log.ts';
import type { SnapshotPart } from '../platform/snapshot/snapshot.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { layTexts } from './layTexts.ts';
import { selectRedirects, selectTexts } from './queries.ts';
import { layRedirects } from './redirect/layRedirects.ts';
import { type StoredRedirect, type StoredText, type Words, wordTags } from './words.ts';

type WordsTenant = Pick<Tenant, 'file' | 'publicConfig' | 'areaTexts' | 'sourceTexts'>;

/** Redirects and texts as a part of the snapshot. */
export function wordsPart({ tenant, log }: { readonly tenant: WordsTenant; readonly log: Log }): SnapshotPart<Words> {
  let told = '';
  return {
    area: 'words',
    load: async (database) => {
      const { unfit, ...words } = wordsOf(tenant, await selectRedirects(database), await selectTexts(database));
      // Read again with every change; the same is said once.
      if (unfit.join() !== told && unfit.length > 0)
        log.warn({ keys: unfit }, 'changed texts do not fit what the original has become, which is shown instead');
      told = unfit.join();
      return words;
    },
    asOf: (words) => words,
    nextChange: () => undefined,
    changedTags: (previous, next) => [
      ...(JSON.stringify(previous.redirects) === JSON.stringify(next.redirects) ? [] : [wordTags.redirects]),
      ...(previous.messages === next.messages && previous.areaTexts === next.areaTexts ? [] : textTags(previous, next)),
    ],
  };
}

/** What files and studio say together. */
export function wordsOf(
  { file, publicConfig, areaTexts, sourceTexts }: WordsTenant,
  storedRedirects: readonly StoredRedirect[] = [],
  storedTexts: readonly StoredText[] = [],
): Words & { readonly unfit: readonly string[] } {
  const { messages } = publicConfig.messageBundle;
  return {
    storedRedirects,
    redirects: layRedirects(file.redirects, storedRedirects),
    storedTexts,
    ...layTexts({ sourceTexts, messages, areaTexts }, storedTexts),
  };
}

/** A change of redirects reads the texts again as well: only what they say counts. */
function textTags(previous: Words, next: Words): readonly string[] {
  const said = ({ storedTexts }: Words) => JSON.stringify(storedTexts.map(({ key, text }) => [key, text]));
  return said(previous) === said(next) ? [] : [wordTags.texts];
}
