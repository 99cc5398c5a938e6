import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notifications } from '../shell/notifications/notifications.ts';
import { customerState, initialCustomer, onCustomerReset } from '../shell/session/customerState.ts';
import type { TabMessage } from './tabs.ts';
import { type Answers, answering, refusal } from './testing/answers.ts';
import { customerFixture } from './testing/customers.ts';
import { watchCustomer } from './watchCustomer.ts';

const me = 'GET /api/customers';
const aoife = customerFixture();
const cookie = (pair: string) => {
  document.cookie = `${pair}; path=/`;
};
const clear = (name: string) => cookie(`${name}=; max-age=-1`);
const news = () => notifications.get().map(({ key, type, duration }) => ({ key, type, duration }));
const expired = { key: 'account.session.expired', type: 'warning', duration: 3000 };

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  customerState.set(initialCustomer);
});
afterEach(() => {
  stop();
  for (const name of ['loggedIn', 'sessionExpired']) clear(name);
  for (const { key } of notifications.get()) notifications.dismiss(key);
  customerState.set(initialCustomer);
  vi.useRealTimers();
});

function watch(answers: Answers = {}) {
  const server = answering({ [me]: aoife, ...answers });
  const told: TabMessage[] = [];
  let hear: (news: TabMessage) => void = () => {};
  const refreshed = vi.fn();
  stop = watchCustomer({
    page: window,
    call: server.call,
    tabs: {
      notify: (said) => told.push(said),
      subscribe: (listener) => {
        hear = listener;
        return () => {};
      },
    },
    onUnauthorized: server.onUnauthorized,
    refreshed,
  });
  return { server, told, hear: (said: TabMessage) => hear(said), refreshed };
}
const settle = () => vi.advanceTimersByTimeAsync(0);
const look = async () => {
  window.dispatchEvent(new Event('focus'));
  await settle();
};

describe('at the start', () => {
  test('SESS-02 with loggedIn the customer is fetched', async () => {
    cookie('loggedIn=1');
    const { server } = watch();
    await settle();
    expect(server.paths()).toEqual([me]);
    expect(customerState.get()).toEqual({ loadState: 'success', customer: aoife, loginType: 'session' });
  });

  test('SESS-02 without it the shopper is a guest, and nothing is fetched', async () => {
    const { server } = watch();
    await settle();
    expect(server.paths()).toEqual([]);
    expect(customerState.get()).toEqual({ loadState: 'success' });
  });

  test('SESS-02 a customer who could not be loaded is loaded again when the page becomes visible', async () => {
    cookie('loggedIn=1');
    let away = true;
    watch({ [me]: () => (away ? refusal(503) : aoife) });
    await settle();
    expect(customerState.get()).toEqual({ loadState: 'error' });
    away = false;
    await look();
    expect(customerState.get().customer).toEqual(aoife);
  });
});

describe('the end of a session', () => {
  const inside = async (answers?: Answers) => {
    cookie('loggedIn=1');
    const opened = watch(answers);
    await settle();
    return opened;
  };

  test('SESS-03 when loggedIn is cleared the state resets and the hook fires', async () => {
    await inside();
    const reset = vi.fn();
    const forget = onCustomerReset(reset);
    clear('loggedIn');
    await look();
    expect(customerState.get()).toEqual({ loadState: 'success' });
    expect(reset).toHaveBeenCalledOnce();
    await look();
    expect(reset).toHaveBeenCalledOnce();
    forget();
  });

  test('SESS-03 a page that comes back from the browser’s memory shows no customer who is logged out', async () => {
    await inside();
    clear('loggedIn');
    window.dispatchEvent(new Event('pageshow'));
    expect(customerState.get().customer).toBeUndefined();
  });

  test('SESS-04 sessionExpired warns for 3000 ms, and only then the state resets', async () => {
    const { told } = await inside();
    clear('loggedIn');
    cookie('sessionExpired=1');
    await look();
    expect(news()).toEqual([expired]);
    expect(document.cookie).not.toContain('sessionExpired');
    expect(told).toEqual(['expired']);
    await vi.advanceTimersByTimeAsync(2999);
    expect(customerState.get().customer).toEqual(aoife);
    await vi.advanceTimersByTimeAsync(1);
    expect(customerState.get().customer).toBeUndefined();
    expect(news()).toEqual([]);
  });

  test('SESS-04 it is noticed by a call that is refused, and told once', async () => {
    const { server } = await inside({
      'GET /api/customers/refresh': () => {
        clear('loggedIn');
        cookie('sessionExpired=1');
        return refusal(401, 'unauthorized');
      },
    });
    await vi.advanceTimersByTimeAsync(6 * 60_000);
    await look();
    await look();
    expect(server.paths()).toEqual([me, 'GET /api/customers/refresh']);
    expect(news()).toEqual([expired]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(customerState.get()).toEqual({ loadState: 'success' });
  });

  test('SESS-04 a page that begins with it has nothing to wait for', async () => {
    cookie('sessionExpired=1');
    watch();
    await settle();
    expect(news()).toEqual([expired]);
    expect(customerState.get()).toEqual({ loadState: 'success' });
  });

  test('SESS-04 a customer who logged in again meanwhile stays', async () => {
    await inside();
    clear('loggedIn');
    cookie('sessionExpired=1');
    await look();
    cookie('loggedIn=1');
    await vi.advanceTimersByTimeAsync(3000);
    expect(customerState.get().customer).toEqual(aoife);
  });

  test('SESS-03 an old answer does not bring back who has gone', async () => {
    cookie('loggedIn=1');
    let answer: (value: unknown) => void = () => {};
    watch({ [me]: () => new Promise((resolve) => (answer = resolve)) });
    await settle();
    clear('loggedIn');
    await look();
    answer(aoife);
    await settle();
    expect(customerState.get()).toEqual({ loadState: 'success' });
  });
});

test('SESS-06 after a while a look at the shop refreshes the customer, and what else is theirs', async () => {
  cookie('loggedIn=1');
  const older = { ...aoife, firstName: 'Niamh' };
  const { server, refreshed } = watch({ 'GET /api/customers/refresh': older });
  await settle();
  await look();
  expect(server.paths()).toEqual([me]);
  await vi.advanceTimersByTimeAsync(5 * 60_000 + 1);
  await look();
  expect(server.paths()).toEqual([me, 'GET /api/customers/refresh']);
  expect(customerState.get().customer).toEqual(older);
  expect(refreshed).toHaveBeenCalledOnce();
});

test('SESS-06 while a new address waits to be confirmed, every look asks whether it is', async () => {
  cookie('loggedIn=1');
  const waiting = { ...aoife, pendingEmail: 'new@harbour.example' };
  const { server } = watch({ [me]: waiting, 'GET /api/customers/refresh': aoife });
  await settle();
  document.dispatchEvent(new Event('visibilitychange'));
  await look();
  expect(server.paths()).toEqual([me, 'GET /api/customers/refresh']);
  expect(customerState.get().customer).toEqual(aoife);
  await look();
  expect(server.paths()).toHaveLength(2);
});

describe('two tabs', () => {
  test('SESS-02 a login in one is noticed by the other', async () => {
    const { hear } = watch();
    cookie('loggedIn=1');
    hear('in');
    await settle();
    expect(customerState.get().customer).toEqual(aoife);
  });

  test('SESS-03 a logout in one is noticed by the other', async () => {
    cookie('loggedIn=1');
    const { hear } = watch();
    await settle();
    clear('loggedIn');
    hear('out');
    expect(customerState.get().customer).toBeUndefined();
  });

  test('SESS-04 an expiry in one warns in the other, and goes no further', async () => {
    cookie('loggedIn=1');
    const { hear, told } = watch();
    await settle();
    clear('loggedIn');
    hear('expired');
    expect(news()).toEqual([expired]);
    expect(told).toEqual([]);
  });
});

test('SESS-01 the page shows by the readable cookie alone that a customer is logged in', async () => {
  cookie('loggedIn=1');
  watch();
  await settle();
  expect(document.documentElement.hasAttribute('data-logged-in')).toBe(true);
  clear('loggedIn');
  await look();
  expect(document.documentElement.hasAttribute('data-logged-in')).toBe(false);
});
