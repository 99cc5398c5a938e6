import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Price } from './Price.tsx';

afterEach(cleanup);

const shownOf = (locale: string) => {
  const { container } = render(<Price hundredths={249} locale={locale} currency="EUR" />);
  return {
    heard: container.querySelector('.visually-hidden')?.textContent?.replace('\u00a0', ' '),
    seen: container.querySelector('[aria-hidden]')?.innerHTML,
  };
};

test('a price is heard as one and seen with raised cents', () => {
  expect(shownOf('de-AT')).toEqual({ heard: '2,49 €', seen: '2,<sup>49</sup><sup class="price-currency">€</sup>' });
  expect(shownOf('en-IE')).toEqual({ heard: '€2.49', seen: '<sup class="price-currency">€</sup>2<sup>.49</sup>' });
});
