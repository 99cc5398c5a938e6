const utf8 = new TextEncoder();

/** FNV-1a with a final mix: small, the same everywhere, and even in its low digits. */
export function stableHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of utf8.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number from 0 to below `limit`, the same for the same words. */
export function stablePick(limit: number, ...words: readonly (string | number)[]): number {
  return stableHash(words.join('|')) % limit;
}

/** Eight digits, never starting with 0, from what makes the article that article; nothing else moves them. */
export function skuOf(...identity: readonly string[]): string {
  return String(10_000_000 + stablePick(90_000_000, 'sku', ...identity));
}

export function toSlug(text: string, fold: Readonly<Record<string, string>>): string {
  return Array.from(text.toLowerCase(), (letter) => fold[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
