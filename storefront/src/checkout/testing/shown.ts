import { within } from '@testing-library/react';

/** A step of the checkout, by its heading. */
export function step(name: string) {
  const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent?.startsWith(name));
  const item = heading?.closest('li');
  if (!item) throw new Error(`There is no step ${name}.`);
  return within(item);
}

/** The heading of the step that is open. */
export const openStep = () => document.querySelector('[aria-current=step] h2')?.textContent;

/** What is told above the steps. */
export const alerts = () => document.querySelector('.checkout-news')?.textContent ?? '';
