import { afterEach, expect, test, vi } from 'vitest';
import { pictureTransition } from './pictureTransition.ts';

const list = `<main><ul><li class="product-tile"><h3 class="product-name"><a href="/item/milk">Milk</a></h3>
  <div class="product-ground"><img alt="" id="tile"></div></li></ul></main>`;
const product = '<main><div class="product-stage"><img alt="Milk" id="stage"></div></main>';
const nameOf = (id: string) => document.getElementById(id)?.style.viewTransitionName;

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** A browser with view transitions, or without; in which every picture is in sight. */
function browser({ supports = true, reduced = false } = {}) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduced } as MediaQueryList);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    top: 10,
    bottom: 20,
    height: 10,
  } as DOMRect);
  let finish: () => void = () => undefined;
  const names: (string | undefined)[] = [];
  const start = vi.fn((update: () => void) => {
    names.push(nameOf('tile') ?? nameOf('stage'));
    update();
    names.push(nameOf('stage') ?? nameOf('tile'));
    const finished = new Promise<void>((done) => {
      finish = done;
    });
    return { ready: Promise.resolve(), finished };
  });
  Object.defineProperty(document, 'startViewTransition', { value: supports ? start : undefined, configurable: true });
  return { transition: pictureTransition(window), names, start, finish: () => finish() };
}
const show = (html: string) => () => {
  document.body.innerHTML = html;
};
const forth = { from: '/range', to: '/item/milk' };

test('WEEK-03 the picture of the tile becomes the picture of the product, and is an ordinary one afterwards', async () => {
  const { transition, names, finish } = browser();
  show(list)();
  expect(transition(show(product), forth)).toBe(true);
  expect(names).toEqual(['product-picture', 'product-picture']);
  finish();
  await vi.waitFor(() => expect(nameOf('stage')).toBe(''));
});

test('WEEK-03 and back', () => {
  const { transition, names } = browser();
  show(product)();
  expect(transition(show(list), { from: '/item/milk', to: '/range' })).toBe(true);
  expect(names).toEqual(['product-picture', 'product-picture']);
});

test('WEEK-03 where there is no such picture nothing is animated', () => {
  const { transition, start } = browser();
  show(list)();
  expect(transition(show(product), { from: '/range', to: '/item/bread' })).toBe(false);
  expect(start).not.toHaveBeenCalled();
});

test.each([
  ['without view transitions', { supports: false }],
  ['with reduced motion', { reduced: true }],
])('WEEK-03 %s the page changes as ever', (_, given) => {
  const { transition } = browser(given);
  show(list)();
  expect(transition(show(product), forth)).toBe(false);
});
