import { expect, test } from 'vitest';
import { readRooms, roomOf, roomsChapter, sameStructure } from './rooms.mjs';

const part = { title: 'Server', base: 'server/src', loose: 'composition', about: 'All of it.' };
const module = (path, ...imports) => ({
  path: `server/src/${path}`,
  imports: imports.map((one) => `server/src/${one}`),
});
const house = (...modules) => readRooms(part, modules, () => 10);
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
  expect(found.rooms[1]).toMatchObject({ files: 2, lines: 20 });
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
  expect(chapter).toContain('| `composition` | 2 | 1 | 10 | cart, platform |');
  expect(chapter).toContain('Arrows that point up: none. Circles: none.');
});

test('only rooms and arrows make a page out of date, not sizes', () => {
  expect(sameStructure('| cart | 12 | 900 |', '| cart | 9 | 1000 |')).toBe(true);
  expect(sameStructure('| cart | 12 | a |', '| cart | 12 | b |')).toBe(false);
});
