/** Whoever has no umlauts writes two letters. `find_key` of the database knows accents by the letter below them. */
export function spellings(name: string): readonly string[] {
  const umlauts = name.replace(/([aou])e/gi, '$1');
  return [...new Set([name, umlauts])];
}
