import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { repositoryRoot } from '../../../../server/src/platform/paths.ts';
import { loadTenant } from './testing/tenant.ts';

interface NamedPicture {
  readonly page: string;
  readonly product: string;
  readonly alt: string;
}

/** Every picture of a product in a tenant's pages, however deep it lies. */
function picturesIn(page: string, value: unknown): readonly NamedPicture[] {
  if (Array.isArray(value)) return value.flatMap((one) => picturesIn(page, one));
  if (typeof value !== 'object' || value === null) return [];
  const { product, alt } = value as Readonly<Record<string, unknown>>;
  const own = typeof product === 'string' && typeof alt === 'string' ? [{ page, product, alt }] : [];
  return [...own, ...Object.values(value).flatMap((one) => picturesIn(page, one))];
}

/** Words without their endings, so that `Fillets` is found in `Fillet`. */
const stems = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) => word.replace(/(?:s|n|en|er)$/u, ''));

describe.each(['feldmarkt', 'harbour'])('the content pages of %s', (id) => {
  const dir = join(repositoryRoot, 'tenants', id, 'content/pages');
  const bySku = new Map(loadTenant(id).articles.map((one) => [one.sku, one]));
  const pictures = readdirSync(dir)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => picturesIn(file, JSON.parse(readFileSync(join(dir, file), 'utf8'))));

  test('name products that are on sale', () => {
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(({ product }) => !bySku.has(product))).toEqual([]);
  });

  test('say of each picture what it shows: every word is one of the product', () => {
    const wrong = pictures.filter(({ product, alt }) => {
      const known = stems(bySku.get(product)?.title ?? '');
      return stems(alt).some((word) => !known.some((one) => one.startsWith(word) || word.startsWith(one)));
    });
    expect(wrong).toEqual([]);
  });
});
