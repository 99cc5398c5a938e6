import type { StoredProduct } from '../../catalogue/catalogue.ts';
import type { Phrase } from './phraseFirst.ts';

/** What is known of each thing of a product index besides its words, one column each. */
export interface Columns {
  readonly products: (StoredProduct | undefined)[];
  /** Their names as they are compared with a term, read when they first stand near the top. */
  readonly phrases: (Phrase | undefined)[];
  popularity: Uint8Array<ArrayBuffer>;
  orderable: Uint8Array<ArrayBuffer>;
  lot: Uint16Array<ArrayBuffer>;
  /** Numbers of its category and its brand. */
  category: Uint32Array<ArrayBuffer>;
  brand: Uint32Array<ArrayBuffer>;
  /** Place of its likeliest shelf. */
  shelf: Uint8Array<ArrayBuffer>;
  /** Keys of its name alone, behind its brand's, and that with its size. */
  name: Uint32Array<ArrayBuffer>;
  title: Uint32Array<ArrayBuffer>;
  full: Uint32Array<ArrayBuffer>;
}

export function createColumns(room: number): Columns {
  return {
    products: [],
    phrases: [],
    popularity: new Uint8Array(room),
    orderable: new Uint8Array(room),
    lot: new Uint16Array(room),
    category: new Uint32Array(room),
    brand: new Uint32Array(room),
    shelf: new Uint8Array(room),
    name: new Uint32Array(room),
    title: new Uint32Array(room),
    full: new Uint32Array(room),
  };
}

export function makeRoom(columns: Columns, things: number): void {
  const { length } = columns.lot;
  if (things <= length) return;
  const larger = createColumns(Math.max(things, Math.ceil(length * 1.5)));
  larger.popularity.set(columns.popularity);
  larger.orderable.set(columns.orderable);
  larger.lot.set(columns.lot);
  larger.category.set(columns.category);
  larger.brand.set(columns.brand);
  larger.shelf.set(columns.shelf);
  larger.name.set(columns.name);
  larger.title.set(columns.title);
  larger.full.set(columns.full);
  Object.assign(columns, { ...larger, products: columns.products, phrases: columns.phrases });
}

/** Gives every name a number. */
export function createNumbers(): (name: string) => number {
  const numbers = new Map<string, number>();
  return (name) => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const next = numbers.size;
    numbers.set(name, next);
    return next;
  };
}
