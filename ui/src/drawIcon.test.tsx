import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawIcon } from './drawIcon.ts';
import { Icon } from './Icon.tsx';

const Heart = drawIcon({
  size: 24,
  node: [
    ['path', { d: 'M2 9', key: 'a' }],
    ['circle', { r: 3, key: 'b' }],
  ],
});

test('an icon is the library’s drawing in the size and weight it is asked for, and silent', () => {
  const { container } = render(<Icon of={Heart} size="s" bold className="love" />);
  const svg = container.querySelector('svg');
  expect(svg?.innerHTML).toBe('<path d="M2 9"></path><circle r="3"></circle>');
  expect(svg?.getAttribute('class')).toBe('icon love');
  const attributes = ['width', 'height', 'viewBox', 'stroke', 'stroke-width', 'aria-hidden'];
  expect(attributes.map((name) => svg?.getAttribute(name))).toEqual([
    '18',
    '18',
    '0 0 24 24',
    'currentColor',
    '2.4',
    'true',
  ]);
});
