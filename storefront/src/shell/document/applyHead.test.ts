import { beforeEach, expect, test, vi } from 'vitest';
import { contentFixture } from '../testing/bootFixture.ts';
import { applyHead } from './applyHead.ts';

const attribute = (selector: string, name: string) => document.head.querySelector(selector)?.getAttribute(name);
beforeEach(() => {
  document.head.innerHTML =
    '<meta name="description" content="old"><meta name="robots" content="noindex"><link rel="canonical" href="/old"><style id="page-background">body{}</style>';
});

test('CONT-02 after a navigation the head is that of the new page', () => {
  applyHead(
    document,
    contentFixture('New', {
      meta: { title: 'New', description: 'new', keywords: 'a' },
      canonical: 'https://shop.example/new',
    }),
  );
  expect(document.title).toBe('New');
  expect(attribute('meta[name=description]', 'content')).toBe('new');
  expect(attribute('meta[name=keywords]', 'content')).toBe('a');
  expect(attribute('link[rel=canonical]', 'href')).toBe('https://shop.example/new');
  expect(document.head.querySelector('meta[name=robots]')).toBeNull();
  expect(document.head.querySelectorAll('meta[name=description], link[rel=canonical]')).toHaveLength(2);
});

test('CONT-02 the background changes without a style element, which the policy would refuse', () => {
  const sheets = () =>
    document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join(''));
  const create = vi.spyOn(document, 'createElement');
  applyHead(document, contentFixture('A', { meta: { title: 'A', background: { colour: '#ffeedd' } } }));
  expect(document.getElementById('page-background')).toBeNull();
  expect(sheets().join('')).toContain('#ffeedd');
  applyHead(document, contentFixture('B'));
  expect(sheets().join('')).not.toContain('#ffeedd');
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(create).not.toHaveBeenCalledWith('style');
  create.mockRestore();
});
