import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { guardLeaving, navigate, usePlace } from './router.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

test('Back asks as any other way out does: who stays is where they were', () => {
  window.history.replaceState(null, '', '/studio/texts?key=cart.title');
  const { result } = renderHook(() => usePlace());
  const mayLeave = vi.fn(() => false);
  const stop = guardLeaving(mayLeave);
  // As a browser does it: the address is another before anybody is told.
  window.history.replaceState(null, '', '/studio/content');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(mayLeave).toHaveBeenCalledOnce();
  expect(result.current).toMatchObject({ path: '/texts', search: '?key=cart.title' });
  expect(window.location.pathname + window.location.search).toBe('/studio/texts?key=cart.title');
  expect(navigate('/content')).toBe(false);
  // Within the room nothing is lost, so nobody is asked.
  expect(navigate('/texts?key=cart.items')).toBe(true);
  stop();
  expect(navigate('/content')).toBe(true);
});
