import type { Route } from '@trolley/contract';
import { shelfOf } from '../catalogue/shelf/shelfOf.ts';
import { type ContentReference, deadReferences } from '../content/deadReferences.ts';
import type { Log } from '../platform/log.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import { categoryIndex } from './categoryIndex.ts';
import type { ShopParts } from './pageShop.ts';

interface Parts {
  readonly snapshots: Pick<Snapshots<ShopParts>, 'current' | 'onChange'>;
  readonly routes: readonly Route[];
  /** The forms there are, by their ids. */
  readonly forms: ReadonlySet<string>;
  readonly log: Log;
}

const mostExamples = 10;

/** What content names and the catalogue does not have at this moment. */
export function findDeadReferences(
  { content, catalogue }: Pick<ShopParts, 'content' | 'catalogue'>,
  routes: Parts['routes'],
  forms: Parts['forms'],
): readonly ContentReference[] {
  const shelf = shelfOf(catalogue, '');
  return deadReferences(content.stored, routes, {
    hasCategory: (slug) => categoryIndex(shelf).has(slug),
    hasBrand: (slug) => shelf.brand(slug) !== undefined,
    // Of any zone: what one region does not sell is no mistake of the page.
    hasProduct: (name) => catalogue.products.has(name) || catalogue.skuBySlug.has(name),
    hasForm: (id) => forms.has(id),
  });
}

/** Logs what content names and the catalogue does not have: at the start, and again whenever that is something else. */
export function watchDeadContent({ snapshots, routes, forms, log }: Parts): () => void {
  let told = '[]';

  function look(): void {
    const dead = findDeadReferences(snapshots.current().parts, routes, forms);
    const now = JSON.stringify(dead);
    if (now === told) return;
    told = now;
    if (dead.length === 0) log.info('everything that content names is there again');
    else
      log.warn(
        { dead: dead.length, examples: dead.slice(0, mostExamples) },
        'content names what is not there: its pages show something else instead, or leave it out; npm run check lists it all',
      );
  }

  look();
  let soon: NodeJS.Immediate | undefined;
  // Not while the change itself is followed: answers wait for that.
  const stop = snapshots.onChange(() => {
    clearImmediate(soon);
    soon = setImmediate(look);
  });
  return () => {
    stop();
    clearImmediate(soon);
  };
}
