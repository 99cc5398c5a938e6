import { expect, test } from 'vitest';
import { drawRooms, readRooms, roomOf, roomsChapter } from './rooms.mjs';

const part = { title: 'Server', base: 'server/src', loose: 'composition', about: 'All of it.' };
const module = (path, ...imports) => ({
  path: `server/src/${path}`,
  imports: imports.map((one) => `server/src/${one}`),
});
const house = (...modules) => readRooms(part, modules);
const placesOf = ({ rooms }) => rooms.map(({ name, floor }) => `${floor} ${name}`);

test('a room is a folder, and the files beside the folders are one', () => {
  expect(roomOf('server/src/cart/rules/addLine.ts', part)).toBe('cart');
  expect(roomOf('server/src/main.ts', part)).toBe('composition');
  expect(roomOf('storefront/src/cart/Cart.tsx', part)).toBeUndefined();
  expect(roomOf('server/src/main.ts', { base: '' })).toBe('server');
  expect(roomOf('demo/shop/src/index.ts', { base: '' })).toBe('demo/shop');
});

test('each room stands above all it imports', () => {
  const found = house(
    module('main.ts', 'cart/a.ts', 'platform/log.ts'),
    module('cart/a.ts', 'cart/b.ts', 'tenant/a.ts'),
    module('cart/b.ts'),
    module('tenant/a.ts', 'platform/log.ts'),
    module('platform/log.ts'),
  );
  expect(placesOf(found)).toEqual(['3 composition', '2 cart', '1 tenant', '0 platform']);
  expect(found.up).toEqual([]);
  expect(found.circles).toEqual([]);
});

test('in a circle the arrow with the fewest imports points up', () => {
  const found = house(
    module('order/a.ts', 'cart/a.ts'),
    module('order/b.ts', 'cart/a.ts'),
    module('cart/a.ts', 'order/a.ts'),
  );
  expect(placesOf(found)).toEqual(['1 order', '0 cart']);
  expect(found.up).toEqual([{ from: 'cart', to: 'order', count: 1 }]);
  expect(found.circles).toEqual([['cart', 'order']]);
  expect(roomsChapter(part, found)).toContain('Arrows that point up: cart → order (1). Circles: cart ↔ order.');
});

test('the drawing leaves out what follows from other arrows, the table does not', () => {
  const chapter = roomsChapter(
    part,
    house(
      module('main.ts', 'cart/a.ts', 'platform/log.ts'),
      module('cart/a.ts', 'platform/log.ts'),
      module('platform/log.ts'),
    ),
  );
  expect(chapter).toContain('room_composition --> room_cart');
  expect(chapter).not.toContain('room_composition --> room_platform');
  expect(chapter).toContain('| `composition` | 2 | cart, platform |');
  expect(chapter).toContain('Arrows that point up: none. Circles: none.');
});

test('a file more changes nothing: only rooms and arrows make a page out of date', () => {
  const before = [module('main.ts', 'cart/a.ts'), module('cart/a.ts')];
  const after = [...before, module('cart/b.ts', 'cart/a.ts'), module('other.ts', 'cart/b.ts')];
  expect(drawRooms(after).document).toBe(drawRooms(before).document);
  expect(drawRooms([...before, module('cart/c.ts', 'tenant/a.ts'), module('tenant/a.ts')]).document).not.toBe(
    drawRooms(before).document,
  );
});

test.each(['server/src', 'server/src/platform', 'storefront/src'])('an arrow up below %s is reported', (base) => {
  const sources = [
    { path: `${base}/above/a.ts`, imports: [`${base}/below/a.ts`, `${base}/below/b.ts`] },
    { path: `${base}/below/a.ts`, imports: [`${base}/above/a.ts`] },
    { path: `${base}/below/b.ts`, imports: [] },
  ];
  expect(drawRooms(sources).upward).toEqual([expect.stringMatching(/: below → above$/)]);
  expect(drawRooms(sources.filter(({ path }) => !path.endsWith('below/a.ts'))).upward).toEqual([]);
});
