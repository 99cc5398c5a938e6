import type { ClientConfig, EditedPage, FeatureName, ScreenName } from '@trolley/contract';
import { resolveLinkTarget } from '@trolley/contract';
import { loadShownMedia, type ShownMedia } from '../mediaLibrary/shownMedia.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { SnapshotPart } from '../platform/snapshot/snapshot.ts';
import { mountedRoutes } from '../tenant/mountedRoutes.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { askingMedia, mediaOf } from './askedMedia.ts';
import { catalogueLinks } from './catalogueLink.ts';
import { readComponentConfigs } from './componentConfigs.ts';
import type { Content, ShownPage, StoredContent, StoredPage } from './content.ts';
import { contentTags } from './content.ts';
import { selectChangedContent, selectContent } from './queries.ts';
import { readClientConfig, showClientConfig } from './showClientConfig.ts';
import type { ShowContext } from './showContext.ts';
import { showBrandsConfig, showLists } from './showLists.ts';
import { showPage } from './showPage.ts';
import { isVisible, nextVisibilityChange, shownBlocksOf } from './visibility.ts';

export interface ContentParts {
  readonly content: Content;
}

interface ContentWorld {
  readonly tenant: Pick<Tenant, 'publicConfig' | 'routes' | 'media' | 'clientConfig' | 'componentConfigs'>;
  /** The screens the renderer has: a link to a route without one would lead nowhere. */
  readonly screens: readonly ScreenName[];
  readonly log: Log;
  /** Blocks say where they stand; otherwise only where the shop is a preview (`cms.preview`). */
  readonly marked?: boolean;
}

/** A page as it was last shown, and the answers about links it was made with. */
interface LastShown {
  readonly stored: StoredPage;
  readonly shown: ShownPage;
  readonly asked: ReadonlyMap<string, string | undefined>;
  /** Which of its dated blocks it shows. */
  readonly blocks: string;
  readonly pictures: ReadonlyMap<string, unknown>;
}

/** Content as a part of the snapshot. A page is shown anew only when it, or something it links to, has changed. */
export function contentPart({ tenant, screens, log, marked }: ContentWorld): SnapshotPart<Content> {
  const routes = mountedRoutes(tenant.routes, screens);
  const flags = tenant.publicConfig.clientRuntimeConfig;
  const mark = (marked ?? flags.cms.preview) ? '' : undefined;
  let shownPages: ReadonlyMap<string, LastShown> = new Map();
  // Content is read again with every change of it; the same problem is logged once.
  let reported: ReadonlyMap<string, string> = new Map();
  let library: ReadonlyMap<string, ShownMedia> = new Map();

  const hasFeature = (feature: FeatureName) => flags[feature];
  const hasFeatureOf = ({ feature }: EditedPage) => feature === undefined || hasFeature(feature);

  function show(stored: StoredContent, now: Date): Content {
    const visible = stored.pages.filter(
      ({ edited }) => isVisible(edited, now, flags.cms.preview) && hasFeatureOf(edited),
    );
    const paths = new Set(visible.map(({ edited }) => edited.path));
    const world = { routes, hasPage: (path: string) => paths.has(path) };
    const resolve = remembering((target) => resolveLinkTarget(target, world));
    const media = mediaOf(tenant.media, stored.media);
    shownPages = new Map(visible.map((one) => [one.edited.path, shownOf(one, { resolve, now, ofLibrary: media })]));
    const report = (problem: string) =>
      log.warn({ problem }, 'a content configuration is broken, the file of the tenant stands in');
    const siteAsked = asking(resolve);
    const context = { resolve: siteAsked.resolve, media, report, hasFeature, now };
    return {
      stored,
      pages: new Map([...shownPages].map(([path, { shown }]) => [path, shown])),
      site: showClientConfig(stored.configs, tenant.clientConfig, context),
      menuOfDepartments:
        readClientConfig(stored.configs, tenant.clientConfig, { report: () => {} }).header.navigation === undefined,
      siteLinks: catalogueLinks(routes, siteAsked.asked.values()),
      components: readComponentConfigs(stored.configs, tenant.componentConfigs, flags, resolve),
      lists: showLists(stored.configs, tenant.componentConfigs, { resolve, report }),
      brands: showBrandsConfig(stored.configs, tenant.componentConfigs, { report }),
    };
  }

  interface Around {
    readonly resolve: (target: string) => string | undefined;
    readonly now: Date;
    readonly ofLibrary: ShowContext['media'];
  }

  function shownOf(stored: StoredPage, { resolve, now, ofLibrary }: Around): LastShown {
    const { path } = stored.edited;
    const blocks = shownBlocksOf(stored.edited, now);
    const before = shownPages.get(path);
    if (
      before &&
      isSame(before.stored, stored) &&
      before.blocks === blocks &&
      [...before.asked].every(([target, answer]) => resolve(target) === answer) &&
      [...before.pictures].every(([file, picture]) => ofLibrary.pictureOf?.(file) === picture)
    ) {
      return before;
    }
    const { asked, resolve: answer } = asking(resolve);
    const { pictures, media } = askingMedia(ofLibrary);
    const shown = showPage(stored, {
      media,
      hasFeature,
      now,
      mark,
      resolve: answer,
      report: (problem) => log.warn({ page: path, problem }, 'a part of a page is broken and left out'),
    });
    return {
      stored,
      shown: { ...shown, catalogueLinks: catalogueLinks(routes, asked.values()) },
      asked,
      blocks,
      pictures,
    };
  }

  async function read(
    database: Queryable,
    select: (report: (page: string, problem: string) => void) => Promise<StoredContent>,
    now: Date,
  ): Promise<Content> {
    const broken = new Map<string, string>();
    const selected = await select((page, problem) => broken.set(page, problem));
    library = await loadShownMedia(database, library);
    const stored = { ...selected, media: library };
    for (const [page, problem] of broken)
      if (reported.get(page) !== problem) log.error({ page, problem }, 'a page is broken and left out');
    reported = broken;
    return show(stored, now);
  }

  return {
    area: 'content',
    load: (database, now) => read(database, (report) => selectContent(database, report), now),
    update: ({ stored }, database, now) =>
      read(database, (report) => selectChangedContent(database, stored, report), now),
    asOf: ({ stored }, now) => show(stored, now),
    nextChange: ({ stored }, now) =>
      nextVisibilityChange(
        stored.pages.map(({ edited }) => edited),
        now,
      ),
    changedTags,
  };
}

/** The same resolver, for one moment: a thousand pages lead to the same places. */
function remembering(resolve: (target: string) => string | undefined): (target: string) => string | undefined {
  const answers = new Map<string, string | undefined>();
  return (target) => {
    if (!answers.has(target)) answers.set(target, resolve(target));
    return answers.get(target);
  };
}

/** The same resolver, and what it was asked and answered. */
function asking(resolve: (target: string) => string | undefined) {
  const asked = new Map<string, string | undefined>();
  return {
    asked,
    resolve: (target: string) => {
      const answer = resolve(target);
      asked.set(target, answer);
      return answer;
    },
  };
}

function isSame(one: StoredPage, other: StoredPage): boolean {
  return one === other || (one.revision === other.revision && one.updatedAt.getTime() === other.updatedAt.getTime());
}

function changedTags(previous: Content, next: Content): readonly string[] {
  const paths = new Set([...previous.pages.keys(), ...next.pages.keys()]);
  const changed = [...paths].filter((path) => previous.pages.get(path) !== next.pages.get(path)).map(contentTags.page);
  const pages = changed.length > 0 ? [contentTags.pages] : [];
  const isSame = isSameSite(previous.site, next.site) && previous.menuOfDepartments === next.menuOfDepartments;
  const wordsOf = ({ lists, brands, components: { storefinder } }: Content) => ({ lists, brands, storefinder });
  const [before, after] = [wordsOf(previous), wordsOf(next)];
  const components = (['lists', 'brands', 'storefinder'] as const).filter(
    (type) => JSON.stringify(before[type]) !== JSON.stringify(after[type]),
  );
  return [...(isSame ? [] : [contentTags.site]), ...pages, ...changed, ...components.map(contentTags.component)];
}

function isSameSite(one: ClientConfig, other: ClientConfig): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
