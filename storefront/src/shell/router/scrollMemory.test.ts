import { beforeEach, expect, test } from 'vitest';
import { createScrollMemory } from './scrollMemory.ts';

const scrolledTo = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
beforeEach(() => sessionStorage.clear());

test('positions survive a reload, that of the page which is left too', () => {
  const memory = createScrollMemory(window);
  const stop = memory.start(() => 'open');
  scrolledTo(300);
  memory.save('list');
  scrolledTo(120);
  window.dispatchEvent(new Event('pagehide'));
  stop();
  const after = createScrollMemory(window);
  after.start(() => 'open')();
  expect([after.of('list'), after.of('open'), after.of('other')]).toEqual([300, 120, undefined]);
});

test('something else in the storage is no obstacle', () => {
  sessionStorage.setItem('trolley.scroll', '{broken');
  const memory = createScrollMemory(window);
  expect(() => memory.start(() => 'open')()).not.toThrow();
  expect(memory.of('open')).toBeUndefined();
});
