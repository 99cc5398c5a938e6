import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const source = `${axe};(${String(rememberColours)})()`;

/** Runs in the page: axe reads each colour anew for every element, which is a fifth of its work; a page has a few dozen. */
function rememberColours(): void {
  const { prototype } = window.axe.commons.color.Color;
  const { parseString } = prototype;
  const known = new Map<string, Colour>();
  prototype.parseString = function (text) {
    const before = known.get(text);
    if (before) return Object.assign(this, before);
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    known.set(text, { r, g, b, alpha });
    return this;
  };
}

export interface AxeOptions {
  /** A selector: only what is inside it. */
  readonly inside?: string;
  /**
   * Contrast takes most of the time: nothing else, of what is styled alike the first two, where the same page was looked
   * at in other colours; or everything but contrast.
   */
  readonly contrast?: 'sampled' | 'not';
}

const rulesOf = {
  sampled: { runOnly: ['color-contrast'] },
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
    async ([selector, isSampled, options]) => {
      const scope = selector === undefined ? undefined : document.querySelector(selector);
      if (scope === null) throw new Error(`there is no ${selector} to look at`);
      // What stands beside the scope axe would lay out and walk through all the same.
      const beside: Element[] = [];
      for (let one: Element | null | undefined = scope; one && one !== document.body; one = one.parentElement)
        for (const other of one.parentElement?.children ?? []) if (other !== one) beside.push(other);
      // Of the tiles of a shelf, which are all alike, the first ones are looked at. What the browser skips because it is
      // far it would lay out anew for each question.
      const whileLooking = new CSSStyleSheet();
      whileLooking.replaceSync(
        '.product-tile:nth-child(n + 4), [data-beside] { display: none !important; } * { content-visibility: visible !important; }',
      );
      document.adoptedStyleSheets.push(whileLooking);
      for (const one of beside) one.setAttribute('data-beside', '');
      try {
        const sampled = isSampled ? { include: sample(scope ?? document.body) } : undefined;
        const found = await window.axe.run(sampled ?? scope ?? document, options);
        return found.violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
      } finally {
        document.adoptedStyleSheets.pop();
        for (const one of beside) one.removeAttribute('data-beside');
      }

      /** Elements with text of their own; no more than two with the same classes all the way up. */
      function sample(within: Element): Element[] {
        const seen = new Map<string, number>();
        return [...within.querySelectorAll('*')].filter((element) => {
          if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()))
            return false;
          let styled = '';
          for (let one: Element | null = element; one && one !== within; one = one.parentElement)
            styled += `${one.tagName}.${one.getAttribute('class') ?? ''} `;
          const times = seen.get(styled) ?? 0;
          seen.set(styled, times + 1);
          return times < 2;
        });
      }
    },
    [inside, contrast === 'sampled', optionsOf(contrast)] as const,
  );
}

/** What a colour is made of, between 0 and 1. */
interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

interface AxeColour extends Colour {
  parseString(text: string): AxeColour;
}

declare global {
  interface Window {
    readonly axe: typeof import('axe-core') & {
      readonly commons: { readonly color: { readonly Color: { readonly prototype: AxeColour } } };
    };
  }
}
