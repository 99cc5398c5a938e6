import { expect, test } from 'vitest';
import { createTabs, type TabNews } from './tabs.ts';

/** Channels of one browser: whatever one posts, all others hear. */
function browser() {
  const open = new Set<EventTarget>();
  class Channel extends EventTarget {
    constructor() {
      super();
      open.add(this);
    }
    postMessage(data: unknown) {
      for (const other of open) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
  return { Channel: Channel as unknown as typeof BroadcastChannel, opened: () => open.size };
}

test('SESS-03 what one tab tells the others hear, and it does not hear itself', () => {
  const { Channel, opened } = browser();
  const [first, second] = [createTabs(Channel), createTabs(Channel)];
  const heard: [string, TabNews][] = [];
  first.hear((news) => heard.push(['first', news]));
  const stop = second.hear((news) => heard.push(['second', news]));
  first.tell('in');
  second.tell('out');
  stop();
  first.tell('expired');
  expect(heard).toEqual([
    ['second', 'in'],
    ['first', 'out'],
  ]);
  expect(opened(), 'one channel for each tab').toBe(2);
});

test('SESS-03 a browser that cannot tell its tabs anything does without', () => {
  const alone = createTabs(undefined);
  expect(() => {
    alone.tell('in');
    alone.hear(() => undefined)();
  }).not.toThrow();
});
