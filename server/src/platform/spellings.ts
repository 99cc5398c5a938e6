/** More places than this no name has; each doubles the spellings. */
const mostPlaces = 4;

/**
 * Whoever has no umlauts writes two letters: `Mueller` may be Müller, but in `Joerg Bauer` one of both is meant as it
 * stands. So each place is read both ways. `find_key` of the database knows accents by the letter below them.
 */
export function spellings(name: string): readonly string[] {
  const [beginning = '', ...parts] = name.split(/(?<=[aou])(?=e)/i);
  return parts.reduce<readonly string[]>(
    (found, part, place) =>
      place < mostPlaces
        ? found.flatMap((spelled) => [spelled + part, spelled + part.slice(1)])
        : found.map((spelled) => spelled + part),
    [beginning],
  );
}
