import { pool } from './database.js';

/** All products, read once: pages, search and prices come from memory. */
export function catalogue() {
  globalThis.peersCatalogue ??= load();
  return globalThis.peersCatalogue;
}

async function load() {
  const { rows } = await pool.query('select * from product order by position');
  const bySku = new Map(rows.map((one) => [one.sku, one]));
  const bySlug = new Map(rows.map((one) => [one.slug, one]));
  const byShelf = new Map();
  for (const one of rows)
    for (const slug of new Set([one.root_slug, one.category_slug])) {
      const name = slug === one.root_slug ? one.root_name : one.category_name;
      if (!byShelf.has(slug)) byShelf.set(slug, { slug, name, products: [] });
      byShelf.get(slug).products.push(one);
    }
  const words = rows.map((one) => ({ one, words: wordsOf(`${one.name} ${one.category_name}`) }));
  return { bySku, bySlug, byShelf, words };
}

const wordsOf = (text) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Every word that was asked begins a word of the product; a whole word counts more, the name's first ones most. */
export function search({ words }, term) {
  const asked = wordsOf(term);
  if (asked.length === 0) return [];
  const found = [];
  for (const { one, words: own } of words) {
    let score = 0;
    const all = asked.every((word) => {
      const at = own.findIndex((other) => other.startsWith(word));
      if (at < 0) return false;
      score += (own[at] === word ? 10 : 5) - Math.min(at, 4);
      return true;
    });
    if (all) found.push({ one, score });
  }
  return found.sort((a, b) => b.score - a.score).map(({ one }) => one);
}

export const money = (cents) => `€${(cents / 100).toFixed(2)}`;
