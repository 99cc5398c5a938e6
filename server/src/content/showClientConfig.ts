import type { ClientConfig, EditedClientConfig, EditedLink } from '@trolley/contract';
import { clientConfigTypes, editedClientConfig } from '@trolley/contract';
import { expectationOf, fieldOf } from '../platform/http/words.ts';
import { resolveShownLink } from './resolveShownLink.ts';
import type { ShowContext } from './showContext.ts';

/** What surrounds every page. A type that is missing or broken in the database is taken from the tenant's files. */
export function showClientConfig(
  configs: Readonly<Record<string, unknown>>,
  fallback: EditedClientConfig,
  context: ShowContext,
): ClientConfig {
  const { topBarBanner, header, footer, socialSharing, seo } = readClientConfig(configs, fallback, context);
  const { navigation = [] } = header;
  const linksOf = (links: readonly EditedLink[]) => links.flatMap((link) => resolveShownLink(link, context) ?? []);
  return {
    topBarBanner: { ...topBarBanner, links: linksOf(topBarBanner.links) },
    header: {
      ...header,
      navigation: linksOf(navigation),
      highlight: (header.highlight && resolveShownLink(header.highlight, context)) ?? null,
    },
    footer: {
      ...footer,
      columns: footer.columns
        .map(({ title, links }) => ({ title, links: linksOf(links) }))
        .filter(({ links }) => links.length > 0),
    },
    socialSharing,
    seo,
  };
}

/** As editors left it, what they broke as in the tenant's files. */
export function readClientConfig(
  configs: Readonly<Record<string, unknown>>,
  fallback: EditedClientConfig,
  { report }: Pick<ShowContext, 'report'>,
): EditedClientConfig {
  const chosen: Record<string, unknown> = { ...fallback };
  for (const type of clientConfigTypes) {
    if (!(type in configs)) continue;
    const read = editedClientConfig.shape[type].safeParse(configs[type]);
    if (read.success) chosen[type] = read.data;
    else for (const issue of read.error.issues) report(`${type}.${fieldOf(issue)}: ${expectationOf(issue)}`);
  }
  return editedClientConfig.parse(chosen);
}
