import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface AxeOptions {
  /** A selector: only what is inside it. */
  readonly inside?: string;
  /** Contrast only, or everything but contrast, which takes most of the time. */
  readonly contrast?: 'only' | 'not';
}

const rulesOf = {
  only: { runOnly: ['color-contrast'] },
  not: { rules: { 'color-contrast': { enabled: false } } },
};
const optionsOf = (contrast: AxeOptions['contrast']): RunOptions => ({
  resultTypes: ['violations'],
  ...(contrast && rulesOf[contrast]),
});

/** What axe finds wrong with a page, one line each. */
export async function violations(page: Page, { inside, contrast }: AxeOptions = {}): Promise<readonly string[]> {
  // It stays on the page until another one is loaded.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([scope, options]) => {
      // Of the tiles of a shelf, which are all alike, the first ones are looked at. What the browser skips because it is
      // far it would lay out anew for each question.
      const whileLooking = new CSSStyleSheet();
      whileLooking.replaceSync(
        '.product-tile:nth-child(n + 4) { display: none !important; } * { content-visibility: visible !important; }',
      );
      document.adoptedStyleSheets.push(whileLooking);
      try {
        const found = await window.axe.run(scope ?? document, options);
        return found.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
      } finally {
        document.adoptedStyleSheets.pop();
      }
    },
    [inside, optionsOf(contrast)] as const,
  );
}

declare global {
  interface Window {
    readonly axe: typeof import('axe-core');
  }
}
