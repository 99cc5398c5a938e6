import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { catalogueDatabase, priceRow, productRow, surroundings } from './catalogue/storage/testing.ts';
import { main } from './checkCommand.ts';
import { tenantFiles, withField, writeTenants } from './tenant/testing.ts';

const { connectionString, write } = catalogueDatabase();

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What the command says of a shop whose home page has a tile, and whose menu an entry, that leads to these categories. */
async function told(tile: string, entry: string): Promise<string> {
  const files = tenantFiles();
  const to = (category: string) => `route:products-slug?slug=${category}`;
  const home = [{ type: 'teaser', layout: 'tiles', items: [{ title: 'Cold', to: to(tile) }] }];
  const { dir, remove } = await writeTenants({
    test: {
      ...files,
      'content/pages/home.json': withField(files['content/pages/home.json'], 'blocks', home),
      'content/client.json': withField(files['content/client.json'], 'header.navigation', [
        { label: 'Cart', to: 'route:cart' },
        { label: 'Cold', to: to(entry) },
      ]),
    },
  });
  onTestFinished(remove);
  const settings = {
    TENANTS_DIR: dir,
    DATABASE_URL: connectionString(),
    BASE_URL: 'https://www.shop.example',
    MAIL: 'none',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  let said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
  await main(['test']);
  vi.restoreAllMocks();
  expect(said).not.toContain('The database was not compared');
  return said;
}

const deadIn = (said: string) => said.match(/\S.*: the shop has no .*/g) ?? [];

test('a tile and a menu entry that name a category are told by their places where the database has none, and only there', async () => {
  await write({ ...surroundings, products: [productRow('A1')], prices: [priceRow('A1', 199)] });
  expect(deadIn(await told('never-was', 'milk'))).toEqual([
    'page / · blocks.0.items.0.to: the shop has no category "never-was"',
  ]);
  expect(deadIn(await told('milk', 'never-was'))).toEqual([
    'header · navigation.1.to: the shop has no category "never-was"',
  ]);
  expect(deadIn(await told('milk', 'dairy'))).toEqual([]);
});

test('of an empty catalogue that alone is told, not every tile', async () => {
  const said = await told('milk', 'dairy');
  expect(said).toContain('The catalogue is empty');
  expect(deadIn(said)).toEqual([]);
});
