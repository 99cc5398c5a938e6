import { screen, waitFor, within } from '@testing-library/react';
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

test('ERR-05 an error page of the editors scrolls to the place they set once it is shown', async () => {
  sessionStorage.removeItem('autoRedirected');
  const blocks = [{ type: 'teaser' as const, layout: 'cards' as const, title: 'Try these', items: [] }];
  const page = {
    path: '/page-not-found',
    title: 'Gone',
    showTitle: true,
    blocks,
    autoRedirect: { anchor: 'try-these' },
  };
  renderInTenant(
    <ErrorScreen payload={payloadOf('generalerror', '/gone', { status: 404, message: 'Page Not Found', page })} />,
  );
  expect(document.getElementById('try-these')).not.toBeNull();
  await waitFor(() => expect(document.activeElement?.id).toBe('try-these'), { timeout: 5000 });
});
