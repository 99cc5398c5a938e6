import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';

/** Where the sources ask for texts: written by the build (`scripts/lib/textPlaces.mjs`). */
const textUses = z.object({
  uses: z.array(
    z.object({
      /** Keys that stand in the source as they are. */
      keys: z.array(z.string()),
      /** Keys that are put together: beginning, and end. */
      patterns: z.array(z.tuple([z.string(), z.string()])),
      places: z.array(z.string()),
    }),
  ),
});
export type TextUses = z.infer<typeof textUses>['uses'];

/** What the build wrote; nothing where it did not run. */
export function readTextUses(file: string): TextUses {
  try {
    return textUses.parse(JSON.parse(readFileSync(file, 'utf8'))).uses;
  } catch {
    return [];
  }
}

/** The place that surrounds every page. It comes first, the others by name. */
const everywhere = 'everywhere';

/** The places where each of these keys is used. */
export function placesOfKeys(uses: TextUses, keys: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const exact = new Map<string, Set<string>>();
  const put = (key: string, places: readonly string[]) => {
    const known = exact.get(key) ?? new Set();
    for (const place of places) known.add(place);
    exact.set(key, known);
  };
  for (const { keys: own, places } of uses) for (const key of own) put(key, places);
  const patterns = uses.flatMap(({ patterns: own, places }) => own.map(([begin, end]) => ({ begin, end, places })));
  return new Map(
    [...keys].map((key) => {
      for (const { begin, end, places } of patterns)
        if (key.length > begin.length + end.length && key.startsWith(begin) && key.endsWith(end)) put(key, places);
      const places = [...(exact.get(key) ?? beginning(exact, key))].sort();
      return [key, places.includes(everywhere) ? [everywhere, ...places.filter((one) => one !== everywhere)] : places];
    }),
  );
}

/** Where nothing names the whole key: who names its beginning, and puts the rest to it (`${words}.title`). */
function beginning(exact: ReadonlyMap<string, ReadonlySet<string>>, key: string): ReadonlySet<string> {
  for (let end = key.lastIndexOf('.'); end > 0; end = key.lastIndexOf('.', end - 1)) {
    const places = exact.get(key.slice(0, end));
    if (places) return places;
  }
  return new Set();
}
