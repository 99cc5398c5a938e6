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
  // Töpfer makes food for babies, and is no curd (Topfen).
  ['topfer', 'topfer'],
]);

/** The same words come again and again. */
const cache = new Map<string, string>();
const mostCached = 200_000;
const longestCached = 40;

function germanStem(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  const made = germanRoot(word);
  if (cache.size >= mostCached) cache.clear();
  if (word.length <= longestCached) cache.set(word, made);
  return made;
}

function germanRoot(word: string): string {
  const known = exceptions.get(word);
  if (known !== undefined) return known;
  const { length } = word;
  // `geriebene` is `gerieben`.
  if (length >= 8 && /^(?:.{0,4}ge|trock).*ene[nrsm]?$/.test(word)) return word.slice(0, word.lastIndexOf('ene'));
  // Herbs are no cabbage.
  if (/krautern?$/.test(word)) return word.replace(/n$/, '');
  // `Kern` and `Stern` are whole; what ends with them is their singular.
  if (/(?:k|st)ern$/.test(word)) return word;
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
