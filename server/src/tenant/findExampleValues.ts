import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { countries } from './create/countries.ts';
import type { Locale } from './locale.ts';

export interface ExampleValue {
  readonly file: string;
  readonly field: string;
}

/** What the template had to invent because a shop does not start without it. */
const invented: readonly ExampleValue[] = [
  { file: 'service/service.json', field: 'order.DELIVERY' },
  { file: 'service/service.json', field: 'order.CLICK_AND_COLLECT' },
  { file: 'service/service.json', field: 'plans.lieferung' },
  { file: 'service/service.json', field: 'plans.abholung' },
  { file: 'service/service.json', field: 'plans.delivery' },
  { file: 'service/service.json', field: 'plans.collection' },
  { file: 'service/stores.json', field: '0.openingHours' },
];

/** Values of a tenant's folder that are still those of the template, and stores that are still in the capital. */
export function findExampleValues(dir: string, locale: Locale): readonly ExampleValue[] {
  const same = invented.filter(({ file, field }) => {
    const own = valueAt(ownFile(dir, file), field);
    return own !== undefined && isDeepStrictEqual(own, valueAt(locale.file(`template/${file}`), field));
  });
  const file = 'service/stores.json';
  const stores = ownFile(dir, file);
  const inCapital = (Array.isArray(stores) ? stores : []).flatMap((store: unknown, place) => {
    const position = valueAt(store, 'position');
    return countries.some(({ capital }) => isDeepStrictEqual(position, capital))
      ? [{ file, field: `${place}.position` }]
      : [];
  });
  return [...same, ...inCapital];
}

function ownFile(dir: string, file: string): unknown {
  const path = join(dir, file);
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as unknown;
  } catch {
    // Told by whoever reads the file for its own sake.
    return undefined;
  }
}

function valueAt(content: unknown, field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>(
      (at, name) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined),
      content,
    );
}
