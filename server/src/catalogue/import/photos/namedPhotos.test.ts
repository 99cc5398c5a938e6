import { expect, test } from 'vitest';
import { kindByName, namedPhotos } from './namedPhotos.ts';

test('a row with one picture has a front and nothing else', () => {
  expect(namedPhotos({ picture: 'a.jpg' })).toEqual({ front: 'a.jpg', further: [] });
  expect(namedPhotos({})).toEqual({ further: [] });
});

test('back and served come first, then a list, then numbered ones', () => {
  const row = {
    picture: 'a.jpg',
    picture_3: 'd.jpg',
    picture_2: 'c.jpg',
    picture_back: 'b.jpg',
    picture_served: 's.jpg',
  };
  expect(namedPhotos(row).further).toEqual([
    { kind: 'back', photo: 'b.jpg' },
    { kind: 'served', photo: 's.jpg' },
    { kind: 'detail', photo: 'c.jpg' },
    { kind: 'detail', photo: 'd.jpg' },
  ]);
});

test('of a list without a picture beside it the first is the front', () => {
  expect(namedPhotos({ pictures: ['a.jpg', 'b.jpg'] })).toEqual({
    front: 'a.jpg',
    further: [{ kind: 'detail', photo: 'b.jpg' }],
  });
  expect(namedPhotos({ picture: 'a.jpg', pictures: ['b.jpg'] }).further).toHaveLength(1);
});

test.each([
  ['m1_back.jpg', 'back'],
  ['https://photos.example/m1-served.webp?w=900', 'served'],
  ['m1_BACK_2.jpg', 'back'],
  ['m1_2.jpg', 'detail'],
  ['paperback.jpg', 'detail'],
] as const)('%s shows: %s', (photo, kind) => expect(kindByName(photo)).toBe(kind));
