import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShopProvider } from '../shop.tsx';
import { bootFixture, contentFixture, tenantFixture } from '../testing/bootFixture.ts';
import { Progress } from './Progress.tsx';

const boot = bootFixture(contentFixture('x'), tenantFixture({}, { 'navigation.loading': 'Loading' }));
const shown = (pending: boolean) => (
  <ShopProvider boot={boot}>
    <Progress pending={pending} />
  </ShopProvider>
);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms));
};
const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });

test('NAV-07 100 ms pass between the start of a navigation and the loading state', () => {
  const { rerender } = render(shown(true));
  pass(99);
  expect(bar()).toBeNull();
  pass(1);
  expect(bar()).not.toBeNull();
  rerender(shown(false));
  expect(bar()).toBeNull();
});

test('NAV-07 a navigation that is quicker shows none, and the next one waits its own 100 ms', () => {
  const { rerender } = render(shown(true));
  pass(90);
  rerender(shown(false));
  pass(1000);
  expect(bar()).toBeNull();
  rerender(shown(true));
  pass(99);
  expect(bar()).toBeNull();
  pass(1);
  expect(bar()).not.toBeNull();
});
