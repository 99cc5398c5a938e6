import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

afterEach(cleanup);

const attributesOf = (eager: boolean) => {
  const { container } = render(<Picture src="/milk.svg" alt="" width={800} height={600} eager={eager} />);
  const image = container.querySelector('img');
  return ['width', 'height', 'alt', 'loading', 'fetchpriority'].map((name) => image?.getAttribute(name) ?? null);
};

test('a picture keeps its room and loads when it comes near, unless it is seen first', () => {
  expect(attributesOf(false)).toEqual(['800', '600', '', 'lazy', null]);
  expect(attributesOf(true)).toEqual(['800', '600', '', 'eager', 'high']);
});
