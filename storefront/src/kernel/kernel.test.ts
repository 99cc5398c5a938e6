import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startKernel } from './kernel.ts';

let answered: string[];
/** As on a new page: the one before has gone with its listeners. */
function start() {
  window.shopKernel?.takeOver();
  startKernel(window);
}
/** Cookies of other tests in this worker, whatever folder they were set in. */
function leaveNoCookies() {
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=', 1);
    for (const path of ['', '; path=/']) document.cookie = `${name}=${path}; max-age=-1`;
  }
}
beforeEach(() => {
  leaveNoCookies();
  answered = [];
  document.body.innerHTML = `
    <div id="app"><button data-replay="more"><span>More</span></button><button data-replay>Other</button><button id="plain">Plain</button></div>`;
  start();
});
afterEach(() => {
  window.shopKernel?.takeOver();
  leaveNoCookies();
  document.documentElement.removeAttribute('data-logged-in');
  document.documentElement.removeAttribute('data-placed');
  document.documentElement.removeAttribute('data-known');
  document.documentElement.removeAttribute('data-hide-back');
  document.documentElement.removeAttribute('data-painted');
});

/** Stands for React: it hears presses at the root of the application. */
function comeAlive() {
  document.querySelector('#app')?.addEventListener('click', (event) => {
    answered.push((event.target as HTMLElement).closest('button')?.textContent ?? '');
  });
}
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

describe('presses before hydration', () => {
  test('each is answered once, in order, after hydration', () => {
    press('[data-replay=more] span');
    press('[data-replay=more]');
    press('[data-replay=""]');
    comeAlive();
    expect(answered).toEqual([]);
    window.shopKernel?.takeOver();
    expect(answered).toEqual(['More', 'More', 'Other']);
  });

  test('a press while React is hydrating is not answered twice', () => {
    comeAlive();
    press('[data-replay=more]');
    expect(answered).toEqual([]);
    window.shopKernel?.takeOver();
    expect(answered).toEqual(['More']);
  });

  test('after that presses go their ordinary way', () => {
    comeAlive();
    window.shopKernel?.takeOver();
    press('[data-replay=more]');
    window.shopKernel?.takeOver();
    expect(answered).toEqual(['More']);
  });

  test('a button that was rendered anew is found by its name, one without a name is dropped', () => {
    press('[data-replay=more]');
    press('[data-replay=""]');
    for (const button of document.querySelectorAll('[data-replay]')) button.replaceWith(button.cloneNode(true));
    comeAlive();
    window.shopKernel?.takeOver();
    expect(answered).toEqual(['More']);
  });

  test('what needs no React is left alone', () => {
    const native = vi.fn();
    document.querySelector('#plain')?.addEventListener('click', native);
    press('#plain');
    expect(native).toHaveBeenCalledOnce();
  });
});

test('what lies below the first screen is let in after the first frame', async () => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.documentElement.dataset.painted).toBeUndefined();
  await vi.waitFor(() => expect(document.documentElement.dataset.painted).toBe(''));
});

describe('what readable cookies tell', () => {
  test('the login state is painted on the root', () => {
    expect(document.documentElement.dataset.loggedIn).toBeUndefined();
    document.cookie = 'loggedIn=1; path=/';
    start();
    expect(document.documentElement.dataset.loggedIn).toBe('');
  });

  test('a cart with a place is told on the root, a zone without a cart is not', () => {
    document.cookie = 'zone=wien; path=/';
    start();
    expect(document.documentElement.dataset.placed).toBeUndefined();
    document.cookie = 'cartCount=0; path=/';
    start();
    expect(document.documentElement.dataset.placed).toBe('');
  });

  test('ROUTE-31 an app with a back button of its own is told on the root, while its cookie lives', () => {
    expect(document.documentElement.dataset.hideBack).toBeUndefined();
    document.cookie = 'hidebackbutton=true; path=/';
    start();
    expect(document.documentElement.dataset.hideBack).toBe('');
  });

  test('an empty cart shows no number', () => {
    document.body.innerHTML = '<b data-cart-count></b>';
    document.cookie = 'cartCount=0; path=/';
    start();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(document.querySelector('[data-cart-count]')?.textContent).toBe('');
  });

  test('the cart count is painted where the page shows one', () => {
    document.body.innerHTML = '<b data-cart-count>0</b>';
    document.cookie = 'cartCount=12; path=/';
    start();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(document.querySelector('[data-cart-count]')?.textContent).toBe('12');
  });

  test.each([
    ['', undefined],
    ['cartCount=0', undefined],
    ['cartCount=3', '-'],
    ['loggedIn=1', '-'],
    ['homeParts=order.windows.again', 'order windows again'],
    ['homeParts=-', '-'],
  ])('WEEK-02 whoever is known has room reserved on the home page: %s', (cookie, known) => {
    // Of the whole shop, as the server sets them: wherever another test has led to.
    document.cookie = `${cookie}; path=/`;
    start();
    expect(document.documentElement.dataset.known).toBe(known);
  });
});
