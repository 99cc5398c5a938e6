import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { productFixture } from '../catalogue/testing/products.ts';
import { payloadOf, renderInTenant } from '../catalogue/testing/renderInTenant.tsx';
import ErrorScreen from './ErrorScreen.tsx';

const shown = (status: number, products = [productFixture()]) =>
  renderInTenant(
    <ErrorScreen
      payload={payloadOf('generalerror', '/product/gone', { status, message: 'Page Not Found', products })}
    />,
  );

test.each([404, 500])('ERR-02 an error page with status %d offers what people like', (status) => {
  shown(status);
  const row = within(screen.getByRole('region', { name: 'You might like these instead' }));
  expect(row.getByRole('link', { name: 'Glenbeg Whole Milk' }).getAttribute('href')).toBe('/product/glenbeg-milk-1-l');
  expect(document.querySelector('[data-error-extra]')).not.toBeNull();
});

test('without products nothing stands below the error', () => {
  shown(404, []);
  expect(document.querySelector('[data-error-extra]')).toBeNull();
});
