import { expect, test } from 'vitest';
import { sized } from './sized.ts';

const picture = { src: '/a.webp', alt: '', width: 800, height: 800 };

test('only a picture in several widths says how much room it takes', () => {
  expect(sized(picture, '50vw')).toEqual(picture);
  expect(sized({ ...picture, srcSet: '/a.webp 320w' }, '50vw')).toMatchObject({ sizes: '50vw' });
});
