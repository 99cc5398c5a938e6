import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderSearch, searchShop } from '../search/testing/renderSearch.tsx';
import { ShopProvider } from '../shell/shop.tsx';
import { SearchForm } from './SearchForm.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('Search the shop');
const shown = (path: string) => renderSearch(<SearchForm path={path} />);

test('the field is a plain one until the shopper is about to type, then it has suggestions', async () => {
  shown('/');
  expect(screen.getByRole('searchbox')).toBe(field());
  fireEvent.focus(field());
  await waitFor(() => expect(screen.getByRole('combobox')).toBe(field()));
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('a shopper who typed before hydration gets suggestions too', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ count: 0, offset: 0, results: [], total: 0, banner: null });
  });
  shown('/');
  field().value = 'bri';
  field().focus();
  await waitFor(() => expect(asked).toContain('/api/content/search/bri/banner'), { timeout: 3000 });
  vi.unstubAllGlobals();
});

test('SEARCH-02 the term stands in the field of its page and is cleared on leaving it', async () => {
  const { rerender } = renderWithPath('/search/oat drink');
  expect(field().value).toBe('oat drink');
  rerender('/search/brie');
  expect(field().value).toBe('brie');
  rerender('/about-us');
  expect(field().value).toBe('');
});

test('SEARCH-02 the term stands in the field as it was typed, not as addresses are written', () => {
  renderWithPath('/search/Gem%C3%BCse%20100%25');
  expect(field().value).toBe('Gemüse 100%');
});

test('what is typed elsewhere stays while pages change', () => {
  const { rerender } = renderWithPath('/');
  field().value = 'bri';
  rerender('/about-us');
  expect(field().value).toBe('bri');
});

function renderWithPath(first: string) {
  const boot = searchShop();
  const at = (path: string) => (
    <ShopProvider boot={boot}>
      <SearchForm path={path} />
    </ShopProvider>
  );
  const { rerender } = render(at(first));
  return { rerender: (path: string) => rerender(at(path)) };
}
