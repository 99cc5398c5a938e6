import { describe, expect, test } from 'vitest';
import { catalogueDatabase, priceRow, productRow, surroundings } from './testing.ts';

const { query, write, version, anotherConnection, database } = catalogueDatabase();
const day = 86_400_000;
const counts = (inserted: number, changed: number, unchanged: number) => ({ inserted, changed, unchanged });

describe('writing', () => {
  test('brings everything in, and the same once more changes nothing and raises no version', async () => {
    const rows = {
      ...surroundings,
      products: [productRow('a'), productRow('b', { zones: ['ost'], minAge: 16, deposit: 25 })],
      prices: [priceRow('a', 199), priceRow('b', 299, { from: 0 }), priceRow('b', 249, { kind: 'loyalty', from: 0 })],
      stock: [{ sku: 'a', store: 'vienna', availability: 'unavailable' as const }],
    };
    expect(await write(rows)).toMatchObject({
      categories: counts(3, 0, 0),
      products: counts(2, 0, 0),
      prices: counts(3, 0, 0),
      stock: counts(1, 0, 0),
      synonyms: counts(1, 0, 0),
    });
    const before = await version();
    expect(before).toBe(2);
    const again = await write(rows);
    expect(Object.values(again).every(({ inserted, changed }) => inserted + changed === 0)).toBe(true);
    expect(again.products).toEqual(counts(0, 0, 2));
    expect(await version()).toBe(before);
  });

  test('touches only the rows that differ, all of one transaction under one version', async () => {
    await write({ ...surroundings, products: [productRow('a'), productRow('b'), productRow('c')] });
    const done = await write({
      products: [productRow('a'), productRow('b', { name: 'Other' }), productRow('d')],
      brands: [{ slug: 'own', name: 'Own' }],
    });
    expect(done.products).toEqual(counts(1, 1, 1));
    expect(await query('select sku, changed from product order by sku')).toEqual([
      { sku: 'a', changed: 2 },
      { sku: 'b', changed: 3 },
      { sku: 'c', changed: 2 },
      { sku: 'd', changed: 3 },
    ]);
  });

  test('the last of rows with the same key counts', async () => {
    const products = [productRow('a', { name: 'First' }), productRow('a', { name: 'Last' })];
    expect((await write({ ...surroundings, products })).products).toEqual(counts(1, 0, 1));
    expect(await query('select name from product')).toEqual([{ name: 'Last' }]);
  });

  test('a product may take over the address of one that is retired with it', async () => {
    await write({ ...surroundings, products: [productRow('old', { slug: 'milk' })] });
    await write({
      products: [productRow('new', { slug: 'milk' }), productRow('old', { slug: 'milk', retired: true })],
    });
    expect(await query('select sku from product where not retired')).toEqual([{ sku: 'new' }]);
  });

  test('synonyms are the whole list', async () => {
    await write({
      synonyms: [{ words: ['a', 'b'] }, { words: ['c', 'd, "e"'] }],
    });
    expect(
      (
        await write({
          synonyms: [{ words: ['c', 'd, "e"'] }, { words: ['f', 'g'] }],
        })
      ).synonyms,
    ).toEqual({ ...counts(1, 0, 1), removed: 1 });
    expect(await query('select words from synonym order by words')).toEqual([
      { words: ['c', 'd, "e"'] },
      { words: ['f', 'g'] },
    ]);
  });

  test('more rows than one statement carries arrive whole', async () => {
    const products = Array.from({ length: 4500 }, (_, n) => productRow(`p${n}`));
    expect((await write({ ...surroundings, products })).products).toEqual(counts(4500, 0, 0));
    expect(
      (await write({ products: products.map((one, n) => (n === 4400 ? { ...one, pack: '2 l' } : one)) })).products,
    ).toEqual(counts(0, 1, 4499));
  });
});

describe('prices', () => {
  const prices = () =>
    query('select kind, zone, value, valid_until is null as open from price order by kind, zone, valid_from');

  test('without a date a price holds from now on, and the one before ends', async () => {
    await write({ ...surroundings, products: [productRow('a')], prices: [priceRow('a', 199)] });
    expect((await write({ prices: [priceRow('a', 219)] })).prices).toMatchObject(counts(0, 1, 0));
    expect((await write({ prices: [priceRow('a', 219)] })).prices).toMatchObject(counts(0, 0, 1));
    expect(await prices()).toMatchObject([
      { value: 199, open: false },
      { value: 219, open: true },
    ]);
    expect((await write({ prices: [priceRow('a', null)] })).prices).toMatchObject(counts(0, 1, 0));
    expect(await prices()).toMatchObject([{ open: false }, { open: false }]);
  });

  test('a dated price that is wrong is corrected from now on, as often as it takes', async () => {
    const from = Date.now() - day;
    const until = Date.now() + day;
    const dated = (value: number) => ({ prices: [priceRow('a', value, { kind: 'offer', from, until })] });
    await write({ ...surroundings, products: [productRow('a')], ...dated(199) });
    for (const value of [179, 189]) {
      expect((await write(dated(value))).prices).toMatchObject(counts(0, 1, 0));
      expect((await write(dated(value))).prices).toMatchObject(counts(0, 0, 1));
    }
    expect((await prices()).map((one) => (one as { value: number }).value)).toEqual([199, 179, 189]);
  });

  test('one that has not begun is simply another', async () => {
    const from = Date.now() + day;
    await write({ ...surroundings, products: [productRow('a')], prices: [priceRow('a', 199, { from })] });
    expect((await write({ prices: [priceRow('a', 179, { from, until: from + day })] })).prices).toMatchObject(
      counts(0, 1, 0),
    );
    expect(await prices()).toEqual([{ kind: 'regular', zone: '', value: 179, open: false }]);
  });
});

describe('the database refuses', () => {
  test('DISC-03 money that is not whole, or less than nothing', async () => {
    await write({ ...surroundings, products: [productRow('a')] });
    await expect(write({ prices: [priceRow('a', -1)] })).rejects.toThrow('price_value_check');
    await expect(write({ prices: [priceRow('a', 1.5)] })).rejects.toThrow('invalid input syntax for type integer');
    await expect(write({ products: [productRow('a', { deposit: -25 })] })).rejects.toThrow('product_deposit_check');
  });

  test('a price that ends before it begins, or belongs to nothing', async () => {
    await write({ ...surroundings, products: [productRow('a')] });
    await expect(write({ prices: [priceRow('a', 1, { from: 10, until: 10 })] })).rejects.toThrow(
      'price_ends_after_its_beginning',
    );
    await expect(write({ prices: [priceRow('nothing', 1)] })).rejects.toThrow('price_sku_fkey');
  });

  test('to lose or change what was charged', async () => {
    await write({
      ...surroundings,
      products: [productRow('a')],
      prices: [priceRow('a', 199, { from: 0 }), priceRow('a', 99, { from: Date.now() + day })],
    });
    await expect(query('update price set value = 1 where value = 199')).rejects.toThrow('cannot be changed');
    await expect(query('delete from price where value = 199')).rejects.toThrow('cannot be changed');
    await expect(query("update price set valid_until = now() - interval '1 hour' where value = 199")).rejects.toThrow(
      'changed',
    );
    await expect(query('truncate price')).rejects.toThrow('history');
    await expect(query('delete from product')).rejects.toThrow('retire');
    await query('delete from price where value = 99');
    await query("update price set valid_until = now() + interval '1 hour'");
    expect(await query('select value from price')).toEqual([{ value: 199 }]);
  });

  test('a tree of more than three levels, a circle, and a parent that is not there', async () => {
    await write(surroundings);
    const category = (slug: string, parent: string) => ({ slug, name: slug, parent, position: 0, unit: 'kg' as const });
    await expect(write({ categories: [category('too-deep', 'milk')] })).rejects.toThrow('three levels');
    await expect(write({ categories: [category('fresh', 'milk')] })).rejects.toThrow('three levels');
    await expect(write({ categories: [category('x', 'y'), category('y', 'x')] })).rejects.toThrow('three levels');
    await expect(write({ categories: [category('x', 'nowhere')] })).rejects.toThrow('category_parent_fkey');
    await expect(query("update category set parent = 'dairy' where slug = 'dairy'")).rejects.toThrow('category_check');
  });

  test('two products on one address, unknown kinds, half a base price, facts that are none', async () => {
    await write({ ...surroundings, products: [productRow('a')] });
    await expect(write({ products: [productRow('b', { slug: 'product-a' })] })).rejects.toThrow('product_slug');
    await expect(write({ products: [productRow('b', { baseUnit: undefined })] })).rejects.toThrow('product_check');
    await expect(write({ products: [productRow('b', { selling: 'step' })] })).rejects.toThrow('product_check');
    await expect(query(`update product set facts = '{}'`)).rejects.toThrow('product_facts');
    await expect(query(`update product set availability = 'perhaps'`)).rejects.toThrow('product_availability_check');
    await expect(write({ products: [productRow('b', { brand: 'nobody' })] })).rejects.toThrow('product_brand_fkey');
  });
});

describe('versions', () => {
  test('rise by what belongs to a product, and name that product alone', async () => {
    await write({
      ...surroundings,
      products: [productRow('a'), productRow('b')],
      prices: [priceRow('a', 199, { from: 0 })],
    });
    const changedBy = async (change: string) => {
      const before = await version();
      await query(change);
      expect(await version(), change).toBe(before + 1);
      return (await query<{ sku: string }>('select sku from product where changed > $1', before)).map(({ sku }) => sku);
    };
    expect(
      await changedBy("insert into price (sku, kind, value, valid_from) values ('b', 'regular', 99, now())"),
    ).toEqual(['b']);
    expect(await changedBy("update price set valid_until = now() + interval '1 day' where sku = 'a'")).toEqual(['a']);
    expect(await changedBy("insert into stock values ('a', 'graz', 'unavailable')")).toEqual(['a']);
    expect(await changedBy('delete from stock')).toEqual(['a']);
    expect(await changedBy("update product set retired = true where sku = 'b'")).toEqual(['b']);
    expect(await changedBy("update brand set name = 'Other'")).toEqual([]);
    expect(await changedBy('truncate synonym')).toEqual([]);
  });

  test('stay where a statement touches nothing, or its transaction is undone', async () => {
    await write({ ...surroundings, products: [productRow('a')] });
    const before = await version();
    await query("update product set name = 'x' where sku = 'nothing'");
    await query("delete from stock where sku = 'nothing'");
    await expect(
      database().transaction(async (tx) => {
        await tx.query({ text: "update product set name = 'x'" });
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    expect(await version()).toBe(before);
  });

  test('of writers at the same time follow their commits: a reader who has seen one misses none before it', async () => {
    const products = Array.from({ length: 40 }, (_, n) => productRow(`p${n}`));
    await write({ ...surroundings, products });
    const writers = Array.from({ length: 6 }, () => anotherConnection(1));
    const reader = anotherConnection(1);
    const seen = new Map<string, string>();
    let last = await version();
    let working = true;

    const look = () =>
      reader.transaction(async (tx) => {
        await tx.query({ text: 'set transaction isolation level repeatable read, read only' });
        const [now] = await tx.query<{ version: number }>({
          text: "select version from snapshot_version where area = 'catalogue'",
        });
        const rows = await tx.query<{ sku: string; name: string; changed: number }>({
          text: 'select sku, name, changed from product where changed > $1',
          values: [last],
        });
        for (const { sku, name, changed } of rows) {
          expect(changed).toBeLessThanOrEqual(now?.version ?? 0);
          seen.set(sku, name);
        }
        last = now?.version ?? last;
      });
    const watching = (async () => {
      while (working) await look();
      await look();
    })();

    await Promise.all(
      writers.map(async (writer, w) => {
        for (let n = 0; n < 40; n += 1) {
          await writer.transaction(async (tx) => {
            // Some hold their change for a while before they commit, some write two products the other way round.
            const skus = [`p${(n * 7 + w) % 40}`, `p${(n * 3 + w * 5) % 40}`];
            for (const sku of skus) {
              await tx.query({ text: 'update product set name = $2 where sku = $1', values: [sku, `${w}-${n}`] });
            }
            if (n % 9 === w) await new Promise((done) => setTimeout(done, 5));
          });
        }
      }),
    );
    working = false;
    await watching;
    const rows = await query<{ sku: string; name: string }>('select sku, name from product where changed > 2');
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(rows.map(({ sku, name }) => [sku, name])));
    expect(last).toBe(await version());
    expect(last).toBe(2 + 6 * 40);
  });
});
