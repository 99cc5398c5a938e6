import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RouterProvider } from '../router/RouterProvider.tsx';
import { memoryRouter } from '../testing/memoryRouter.ts';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

const frame = (
  <>
    <input aria-label="Search" />
    <main>
      <h1>Here</h1>
    </main>
    <RouteAnnouncer />
  </>
);

function opened() {
  const router = memoryRouter();
  render(<RouterProvider router={router}>{frame}</RouterProvider>);
  const field = screen.getByRole('textbox');
  field.focus();
  return { field, go: (to: string) => act(() => router.navigate(to)) };
}

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));

test('the focus goes to the new page', async () => {
  const { field, go } = opened();
  fireEvent.input(field, { target: { value: 'milk' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await go('/about');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a shopper who types while a page loads stays in their field', async () => {
  const { field, go } = opened();
  fireEvent.click(document.body);
  fireEvent.input(field, { target: { value: 'mi' } });
  await go('/about');
  expect(document.activeElement).toBe(field);
});
