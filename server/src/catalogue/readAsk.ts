import type { Product } from '@trolley/contract';
import { allergenCodes, dietLabels, errorCodes, facetFlags, listingSorts, readListing } from '@trolley/contract';
import { Refusal } from '../platform/http/refusal.ts';
import type { Catalogue } from './catalogue.ts';
import type { ListingAsk, Shelf } from './shelf/shelf.ts';

interface ListQuery extends Readonly<Partial<Record<string, string | number>>> {
  readonly pageSize: number;
}

const expectations: Readonly<Record<string, string>> = {
  page: 'expected a whole number from 1 to 10000',
  sort: `expected one of ${listingSorts.join(', ')}`,
  brand: 'expected at most 40 slugs of brands, separated by commas',
  origin: 'expected at most 40 country codes like AT, separated by commas',
  without: `expected some of ${allergenCodes.join(', ')}`,
  ...Object.fromEntries(facetFlags.map((name) => [name, 'expected 1, or nothing'])),
  diet: `expected some of ${dietLabels.join(', ')}`,
  price: 'expected cents like 100-500, 100- or -500',
};

/** What of a list is asked for; a value that means nothing is refused by name. */
export function readAsk({ pageSize, ...query }: ListQuery): Omit<ListingAsk, 'of'> {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const { filter, page, unknown } = readListing(new URLSearchParams(given));
  if (unknown.length > 0)
    throw badQuery(unknown.map((name) => [name, expectations[name] ?? 'expected something else']));
  return { filter, page, pageSize };
}

/** Products as a store has them; undefined when none is asked for. */
export function readStore(
  store: string | undefined,
  { stores }: Pick<Catalogue, 'stores'>,
  shelf: Shelf,
): ((product: Product) => Product) | undefined {
  if (store === undefined) return undefined;
  if (!stores.has(store)) throw badQuery([['store', 'expected the id of a store']]);
  return (product) => shelf.inStore(product, store);
}

export function found<T>(value: T | undefined, kind: string, name: string): T {
  if (value !== undefined) return value;
  throw new Refusal(404, errorCodes.notFound, `There is no ${kind} "${name}".`);
}

function badQuery(problems: readonly (readonly [path: string, message: string])[]): Refusal {
  const fields = problems.map(([path, message]) => ({ path, message }));
  const [first] = fields;
  const message = `The query is not as expected: ${first?.path}: ${first?.message}.`;
  return new Refusal(400, errorCodes.invalidRequest, message, { fields });
}
