import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Meter } from './Meter.tsx';

afterEach(cleanup);

test.each([
  [30, '50%', '30'],
  [0, '0%', '0'],
  [90, '100%', '60'],
])('a meter at %i of 60 is filled to %s', (value, width, now) => {
  const { container } = render(<Meter label="Order" value={value} max={60} valueText={`${value} euros`} />);
  expect(container.querySelector('.meter-value')?.getAttribute('width')).toBe(width);
  expect(screen.getByRole('meter', { name: 'Order' }).getAttribute('aria-valuenow')).toBe(now);
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe(`${value} euros`);
});
