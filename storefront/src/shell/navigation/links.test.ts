import { beforeEach, describe, expect, test, vi } from 'vitest';
import { followLinks } from './followLinks.ts';
import { pressOn } from './links.ts';

const here = new URL('https://shop.example/list?page=2');

function press(html: string, options: MouseEventInit = {}) {
  document.body.innerHTML = html;
  let found: ReturnType<typeof pressOn>;
  const listen = (event: MouseEvent) => {
    found = pressOn(event, here);
    event.preventDefault();
  };
  document.addEventListener('click', listen);
  document
    .querySelector('[data-press], a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  document.removeEventListener('click', listen);
  return found;
}

describe('a press on a link', () => {
  test.each([
    ['<a href="/about">x</a>', '/about'],
    ['<a href="/about"><b data-press>x</b></a>', '/about'],
    ['<a href="https://shop.example/about?a=1#b">x</a>', '/about?a=1#b'],
    ['<a href="?page=3">x</a>', '/list?page=3'],
    ['<a href="/about" target="_self">x</a>', '/about'],
    ['<a href="/">x</a>', '/'],
    ['<a href="/apiary">x</a>', '/apiary'],
  ])('%s is a navigation', (html, to) => {
    expect(press(html)).toEqual({ kind: 'page', to });
  });

  test('to a place on the same page scrolls there', () => {
    expect(press('<a href="#prices">x</a>')).toEqual({ kind: 'place', to: '/list?page=2#prices', id: 'prices' });
    expect(press('<a href="#%C3%BCber">x</a>')).toMatchObject({ kind: 'place', id: 'über' });
    expect(press('<a href="/list#prices">x</a>')).toEqual({ kind: 'page', to: '/list#prices' });
  });

  test.each([
    '<a href="https://other.example/about">x</a>',
    '<a href="/about" target="_blank">x</a>',
    '<a href="/about" download>x</a>',
    '<a href="/about" data-reload>x</a>',
    '<a href="mailto:a@shop.example">x</a>',
    '<a href="tel:+431234">x</a>',
    '<a href="/media/terms.pdf">x</a>',
    '<a href="/sitemap.xml">x</a>',
    '<a href="/api/docs">x</a>',
    '<a href="http://[">x</a>',
    '<a>x</a>',
    '<button data-press>x</button>',
  ])('%s is left to the browser', (html) => {
    expect(press(html)).toBeUndefined();
  });

  test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'with %o is left to the browser',
    (options) => {
      expect(press('<a href="/about">x</a>', options)).toBeUndefined();
    },
  );
});

describe('the one listener for all links', () => {
  const navigate = vi.fn();
  const prefetch = vi.fn();
  let stop: () => void;
  beforeEach(() => {
    navigate.mockClear();
    prefetch.mockClear();
    window.history.replaceState(null, '', 'http://localhost:3000/list');
    stop = followLinks(window, { navigate, prefetch });
    return () => stop();
  });
  const fire = (selector: string, type: string) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true });
    document.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('navigates, unless a component has dealt with the press', () => {
    document.body.innerHTML = '<a id="a" href="/about">x</a><p><a id="b" href="/other">x</a></p>';
    document.querySelector('p')?.addEventListener('click', (event) => event.preventDefault());
    expect(fire('#a', 'click')).toBe(true);
    fire('#b', 'click');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/about');
  });

  test('reports a likely navigation early', () => {
    document.body.innerHTML =
      '<a href="/about"><i>x</i></a><a id="out" href="https://other.example/">x</a><a id="place" href="#x">x</a>';
    fire('i', 'mouseover');
    fire('i', 'pointerdown');
    fire('#out', 'mouseover');
    fire('#place', 'mouseover');
    expect(prefetch.mock.calls).toEqual([
      ['/about', 'near'],
      ['/about', 'press'],
    ]);
  });

  test('sends a plain search form on its way', () => {
    document.body.innerHTML =
      '<form action="/search"><input name="q" value="oat milk"></form><form method="post" id="post"><input name="q"></form>';
    const submit = (selector: string) => {
      const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
      document.querySelector(selector)?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([submit('form'), submit('#post')]).toEqual([true, false]);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/search?q=oat+milk');
  });

  test('leaves a link to a place that is not there to the browser', () => {
    document.body.innerHTML = '<a href="#nowhere">x</a>';
    expect(fire('a', 'click')).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });
});
