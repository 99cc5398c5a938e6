import { setImmediate, setTimeout } from 'node:timers/promises';
import type { ContentProblem, FeatureName, Redirects, Route } from '@trolley/contract';
import { pathOfItem } from '@trolley/contract';
import type { Media } from '../../../media/media.ts';
import type { Snapshots } from '../../../platform/snapshot/snapshot.ts';
import { mediaOf } from '../../askedMedia.ts';
import type { StoredContent } from '../../content.ts';
import type { ContentParts } from '../../contentPart.ts';
import { type KnownNames, referencesOf, type ValueReference } from '../../deadReferences.ts';
import {
  findProblems,
  type LinkedPage,
  linkProblemsOf,
  ownProblems,
  type ProblemWorld,
  redirectedPage,
} from './findProblems.ts';

interface Parts {
  readonly snapshots: Pick<Snapshots<ContentParts>, 'current'>;
  readonly routes: readonly Route[];
  /** Those in force. */
  readonly redirects: () => Redirects;
  readonly media: Pick<Media, 'urlOf'>;
  readonly known: () => KnownNames;
  hasFeature(feature: FeatureName): boolean;
}

/** What is wrong with items, held against the shop as it is now. */
export interface ItemProblems {
  of(item: string, value: unknown): readonly ContentProblem[];
  /** How many there are with what is live, by item. */
  counts(): Promise<ReadonlyMap<string, number>>;
  /** Live items with problems, the most first. */
  troubled(): Promise<{ readonly item: string; readonly title: string; readonly problems: number }[]>;
  /** Items with a link to a page. */
  linkingTo(path: string): Promise<readonly { readonly item: string; readonly title: string }[]>;
}

/** Of one state of the shop. What is not counted yet is as it was before. */
interface Counting {
  readonly version: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly done: Promise<void>;
}

/** A list does not wait longer; what is counted afterwards is in the next one. */
const patienceMs = 500;
/** A thousand pages are read in turns of so many milliseconds, so that shoppers need not wait for it. */
const turnMs = 15;

export function createItemProblems({ snapshots, routes, redirects, media, known, hasFeature }: Parts): ItemProblems {
  // Values of the snapshot are the same objects until they change.
  const own = new WeakMap<object, number>();
  const named = new WeakMap<object, readonly ValueReference[]>();
  let counting: Counting | undefined;

  function worldAt(stored: StoredContent): ProblemWorld {
    const pages = new Map<string, LinkedPage>();
    for (const { edited } of stored.pages) {
      const { draft, feature, validFrom, validUntil } = edited;
      const isOff = feature !== undefined && !hasFeature(feature);
      pages.set(edited.path, { draft, validFrom, validUntil, isOff });
    }
    const { urlOf } = mediaOf(media, stored.media);
    return {
      routes,
      redirects: redirects(),
      known: known(),
      pageAt: (path) => pages.get(path),
      hasMedia: (file) => urlOf(file) !== undefined,
      now: new Date(),
    };
  }

  function ownOf(item: string, value: object, world: ProblemWorld): number {
    let count = own.get(value);
    if (count === undefined) {
      count = ownProblems(item, value, world).length;
      own.set(value, count);
    }
    return count;
  }

  function namedBy(value: object): readonly ValueReference[] {
    let references = named.get(value);
    if (!references) {
      references = referencesOf(value, routes);
      named.set(value, references);
    }
    return references;
  }

  const stored = () => snapshots.current().parts.content.stored;
  const itemsOf = ({ pages, configs }: StoredContent): readonly { item: string; title: string; value: object }[] => [
    ...pages.map(({ edited }) => ({ item: `page:${edited.path}`, title: edited.title, value: edited })),
    ...Object.entries(configs).flatMap(([type, value]) =>
      typeof value === 'object' && value !== null ? [{ item: `config:${type}`, title: type, value }] : [],
    ),
  ];

  function count(version: string, content: StoredContent): Counting {
    const world = worldAt(content);
    const counts = new Map(counting?.counts);
    const done = inTurns(itemsOf(content), ({ item, value }) => {
      const others = redirectedPage(item, world).length + linkProblemsOf(value, namedBy(value), world).length;
      counts.set(item, ownOf(item, value, world) + others);
    });
    return { version, counts, done };
  }

  async function counts(): Promise<ReadonlyMap<string, number>> {
    const { version, parts } = snapshots.current();
    if (counting?.version !== version) counting = count(version, parts.content.stored);
    const { counts: sofar, done } = counting;
    await Promise.race([done, setTimeout(patienceMs, undefined, { ref: false })]);
    return sofar;
  }

  return {
    counts,

    of(item, value) {
      const world = worldAt(stored());
      const path = pathOfItem(item);
      // A page may lead to itself, also before it is there.
      const pageAt = (one: string) => (one === path ? { draft: false, isOff: false } : world.pageAt(one));
      return findProblems(item, value, { ...world, pageAt });
    },

    async troubled() {
      const known = await counts();
      return itemsOf(stored())
        .map(({ item, title }) => ({ item, title, problems: known.get(item) ?? 0 }))
        .filter(({ problems }) => problems > 0)
        .toSorted((one, other) => other.problems - one.problems);
    },

    async linkingTo(path) {
      const linking: { readonly item: string; readonly title: string }[] = [];
      await inTurns(itemsOf(stored()), ({ item, title, value }) => {
        const leads = namedBy(value).some(({ kind, name }) => kind === 'page' && name === path);
        if (leads && item !== `page:${path}`) linking.push({ item, title });
      });
      return linking;
    },
  };
}

async function inTurns<T>(things: readonly T[], work: (thing: T) => void): Promise<void> {
  let begun = performance.now();
  for (const thing of things) {
    work(thing);
    if (performance.now() - begun < turnMs) continue;
    await setImmediate();
    begun = performance.now();
  }
}
