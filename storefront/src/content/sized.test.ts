import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sized } from './sized.ts';

const picture = { src: '/a.webp', alt: '', width: 800, height: 800 };

test('only a picture in several widths says how much room it takes', () => {
  expect(sized(picture, '50vw')).toEqual(picture);
  expect(sized({ ...picture, srcSet: '/a.webp 320w' }, '50vw')).toMatchObject({ sizes: '50vw' });
});

test('a focal point becomes classes that the style sheet has, and no attribute of the picture', () => {
  const css = readFileSync(join(import.meta.dirname, 'photo.css'), 'utf8');
  for (let at = 0; at <= 100; at += 1) {
    const { className = '', ...rest } = sized({ ...picture, focus: { x: at, y: 100 - at } }, '50vw');
    expect(rest).toEqual(picture);
    const names = className.split(' ');
    expect(names).toHaveLength(3);
    for (const name of names) expect(css).toMatch(new RegExp(`\\.${name}[ .,{]`));
  }
});
