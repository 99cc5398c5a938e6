import type { ClientConfig, Route } from '@trolley/contract';
import { pathTo } from '@trolley/contract';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import type { Content } from '../content/content.ts';
import { deadLinks } from './liveLinks.ts';
import { numbersInWords } from './numbersInWords.ts';

type Entry = ClientConfig['header']['navigation'][number];

export interface SiteWorld {
  readonly routes: readonly Route[];
  readonly locale: string;
}

const filled = new WeakMap<Shelf, WeakMap<Content, ClientConfig>>();

/** What surrounds every page, with the departments of the catalogue in the menu; links to what is gone are not there. */
export function fillSite(content: Content, shelf: Shelf, world: SiteWorld): ClientConfig {
  let known = filled.get(shelf);
  if (!known) filled.set(shelf, (known = new WeakMap()));
  let site = known.get(content);
  if (!site) known.set(content, (site = filledSite(content, shelf, world)));
  return site;
}

function filledSite(content: Content, shelf: Shelf, { routes, locale }: SiteWorld): ClientConfig {
  const { site, siteLinks } = content;
  const { topBarBanner, header, footer, seo } = site;
  const dead = new Set([...deadLinks(siteLinks, shelf), ...emptyPages(shelf, routes)]);
  const live = <L extends { href: string }>(links: readonly L[]) => links.filter(({ href }) => !dead.has(href));
  const said = (text: string) => numbersInWords(text, () => shelf.numbers(), locale) ?? '';
  return {
    ...site,
    topBarBanner: { text: said(topBarBanner.text), links: live(topBarBanner.links) },
    header: {
      ...header,
      navigation: menuOf(content, live(header.navigation), shelf, routes),
      highlight: header.highlight && !dead.has(header.highlight.href) ? header.highlight : null,
    },
    footer: {
      ...footer,
      text: said(footer.text),
      columns: footer.columns
        .map((column) => ({ ...column, links: live(column.links) }))
        .filter(({ links }) => links.length > 0),
    },
    seo: { ...seo, defaultDescription: said(seo.defaultDescription) },
  };
}

/** The page of brands is empty where no product has one. */
function emptyPages(shelf: Shelf, routes: readonly Route[]): readonly string[] {
  const brands = pathTo(routes, 'brands');
  return brands !== undefined && shelf.brands().length === 0 ? [brands] : [];
}

/**
 * The menu an editor made, then the departments it does not name, so that none is out of reach; all departments where
 * nobody made one. An editor who wants fewer links to the page of all departments instead.
 */
function menuOf(
  { siteLinks, menuOfDepartments }: Content,
  made: readonly Entry[],
  shelf: Shelf,
  routes: readonly Route[],
): Entry[] {
  const address = (slug: string) => pathTo(routes, 'products-slug', { slug });
  const slugs = new Map(siteLinks.flatMap(({ to, href, slug }) => (to === 'category' ? [[href, slug]] : [])));
  const taken = new Set(made.flatMap(({ href }) => slugs.get(href) ?? []));
  const overview = pathTo(routes, 'products-slug');
  const isWhole = !menuOfDepartments && made.some(({ href }) => href === overview);
  const departments = isWhole ? [] : shelf.tree().categories.filter(({ slug }) => !taken.has(slug));

  function withChildren(entry: Entry, slug: string | undefined): Entry {
    if (slug === undefined) return entry;
    const category = shelf.category(slug);
    const children = (category?.children ?? []).flatMap(({ slug: below, name, picture }) => {
      const href = address(below);
      return href === undefined ? [] : [{ label: name, href, ...(picture !== undefined && { picture }) }];
    });
    const picture = category?.picture;
    return { ...entry, ...(picture !== undefined && { picture }), ...(children.length > 0 && { children }) };
  }

  return [
    ...made.map((entry) => withChildren(entry, slugs.get(entry.href))),
    ...departments.flatMap(({ slug, name }) => {
      const href = address(slug);
      return href === undefined ? [] : [withChildren({ label: name, href }, slug)];
    }),
  ];
}
