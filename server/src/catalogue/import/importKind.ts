import { definitionOf, type ImportKind, importKinds } from './kinds/kinds.ts';

const kindsByName = new Map(
  importKinds.flatMap((kind) => [kind.toLowerCase(), ...definitionOf(kind).fileNames].map((name) => [name, kind])),
);

/** `products`, `product` or `Product`: the kind meant. */
export function kindOf(word: string): ImportKind | undefined {
  return kindsByName.get(word.replace(/[^A-Za-z]/g, '').toLowerCase());
}

/** The kind that a file's name tells: `products.csv`, `2026-11-prices_ost.csv`. Undefined when it tells none or several. */
export function kindOfFile(name: string): ImportKind | undefined {
  const words = name.split(/[^A-Za-z]+/);
  const found = new Set<ImportKind>();
  for (let from = 0; from < words.length; from += 1) {
    // The longest name that begins here counts: store-places.csv tells of places, not of stores.
    for (let to = words.length; to > from; to -= 1) {
      const kind = kindOf(words.slice(from, to).join(''));
      if (!kind) continue;
      found.add(kind);
      from = to - 1;
      break;
    }
  }
  const [kind, ...others] = found;
  return others.length === 0 ? kind : undefined;
}
