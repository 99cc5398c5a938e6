import type { ClientConfig } from '@trolley/contract';
import { pathTo } from '@trolley/contract';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import type { Content } from '../content/content.ts';
import type { MountedRoute } from '../tenant/mountedRoutes.ts';
import { categoryIndex } from './categoryIndex.ts';
import { deadLinks } from './liveLinks.ts';

type Header = ClientConfig['header'];

const filled = new WeakMap<Shelf, WeakMap<Content, ClientConfig>>();

/** What surrounds every page, with the categories below those in the menu; links to what is gone are not there. */
export function fillSite(content: Content, shelf: Shelf, routes: readonly MountedRoute[]): ClientConfig {
  let known = filled.get(shelf);
  if (!known) filled.set(shelf, (known = new WeakMap()));
  let site = known.get(content);
  if (!site) known.set(content, (site = filledSite(content, shelf, routes)));
  return site;
}

function filledSite({ site, siteLinks }: Content, shelf: Shelf, routes: readonly MountedRoute[]): ClientConfig {
  if (siteLinks.length === 0) return site;
  const { topBarBanner, header, footer } = site;
  const dead = deadLinks(siteLinks, shelf);
  const live = <L extends { href: string }>(links: readonly L[]) => links.filter(({ href }) => !dead.has(href));
  const slugs = new Map(siteLinks.flatMap(({ to, href, slug }) => (to === 'category' ? [[href, slug]] : [])));

  function withChildren(link: Header['navigation'][number]): Header['navigation'][number] {
    const below = categoryIndex(shelf).get(slugs.get(link.href) ?? '')?.children ?? [];
    const children = below.flatMap(({ slug, name }) => {
      const href = pathTo(routes, 'products-slug', { slug });
      return href === undefined ? [] : [{ label: name, href }];
    });
    return children.length > 0 ? { ...link, children } : link;
  }

  return {
    ...site,
    topBarBanner: { ...topBarBanner, links: live(topBarBanner.links) },
    header: {
      ...header,
      navigation: live(header.navigation).map(withChildren),
      highlight: header.highlight && !dead.has(header.highlight.href) ? header.highlight : null,
    },
    footer: {
      ...footer,
      columns: footer.columns
        .map((column) => ({ ...column, links: live(column.links) }))
        .filter(({ links }) => links.length > 0),
    },
  };
}
