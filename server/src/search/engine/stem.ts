export type Language = 'de' | 'en';

/** The part of a folded word that its singular, plural and cases share; light, so that few different words meet. */
export function stem(word: string, language: Language): string {
  return language === 'de' ? germanStem(word) : englishStem(word);
}

// `Eier` would keep too much, and taking its ending from every word of four letters would be worse.
const exceptions: ReadonlyMap<string, string> = new Map([
  ['eier', 'ei'],
  ['eiern', 'ei'],
  // Without its accent Rosé is no flower's singular.
  ['rose', 'rose'],
  ['rosen', 'rosen'],
]);

function germanStem(word: string): string {
  const known = exceptions.get(word);
  if (known !== undefined) return known;
  const { length } = word;
  if (length >= 7 && word.endsWith('ern')) return word.slice(0, -3);
  if (length >= 5 && /(?:e[nsm]|[^e]er)$/.test(word)) return word.slice(0, -2);
  if (length >= 5 && /(?:[^s]s|ln)$/.test(word)) return word.slice(0, -1);
  if (length >= 4 && word.endsWith('e')) return word.slice(0, -1);
  return word;
}

function englishStem(word: string): string {
  const { length } = word;
  if (length >= 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (length >= 6 && /(?:oa|ea|al|el)ves$/.test(word)) return `${word.slice(0, -3)}f`;
  if (length >= 5 && /(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  if (length >= 4 && /[^sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}
