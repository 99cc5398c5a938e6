import { beforeEach, expect, test, vi } from 'vitest';
import { browserHistory } from './history.ts';
import { locationOf } from './location.ts';

beforeEach(() => window.history.replaceState(null, '', '/start?x=1'));

test('an entry keeps address, state and key, and a first one without a key has a default', () => {
  const history = browserHistory(window);
  const { location } = history.current();
  expect(location).toEqual({ pathname: '/start', search: '?x=1', hash: '', state: null, key: 'default' });
  const next = locationOf('/milk#top', location, { from: 'list' });
  history.push(next);
  expect(history.current()).toEqual({ location: next, index: 1 });
  const other = locationOf('?page=2', next);
  history.replace(other);
  expect(history.current()).toEqual({ location: other, index: 1 });
  expect(window.location.href).toMatch(/\/milk\?page=2$/);
});

test('a reload goes on counting where the entry was', () => {
  window.history.replaceState({ usr: null, key: 'k', idx: 4 }, '');
  expect(browserHistory(window).current()).toMatchObject({ index: 4, location: { key: 'k' } });
});

test('an entry the browser made for a typed hash comes after the open one and gets a key', () => {
  const history = browserHistory(window);
  const moved = vi.fn();
  const stop = history.listen(moved);
  window.history.pushState(null, '', '#typed');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(moved).toHaveBeenCalledOnce();
  expect(history.current()).toMatchObject({ index: 1, location: { hash: '#typed' } });
  expect(history.current().location.key).not.toBe('default');
  stop();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(moved).toHaveBeenCalledOnce();
});

test('a step that is taken back is not told', () => {
  const history = browserHistory(window);
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  const moved = vi.fn();
  history.listen(moved);
  history.push(locationOf('/milk', history.current().location));
  window.history.replaceState({ usr: null, key: 'a', idx: 0 }, '', '/start');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(moved).toHaveBeenCalledOnce();
  history.revert(1);
  expect(go).toHaveBeenCalledWith(1);
  window.history.replaceState({ usr: null, key: 'b', idx: 1 }, '', '/milk');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(moved).toHaveBeenCalledOnce();
  history.revert(1);
  expect(go).toHaveBeenCalledOnce();
});
