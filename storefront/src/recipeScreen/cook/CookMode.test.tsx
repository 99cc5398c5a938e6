import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTenant } from '../../catalogue/testing/renderInTenant.tsx';
import { productsFixture, recipeFixture, recipeTexts } from '../../recipe/testing/recipes.ts';
import { NotificationList } from '../../shell/notifications/NotificationList.tsx';
import { dismiss, notifications } from '../../shell/notifications/notifications.ts';
import { RouterProvider } from '../../shell/router/RouterProvider.tsx';
import { WithTexts } from '../../shell/shop.tsx';
import { memoryRouter } from '../../shell/testing/memoryRouter.ts';
import { CookButton } from './CookButton.tsx';
// Loaded with the first press, which these tests would have to wait for.
import './CookMode.tsx';

const texts = recipeTexts();
let slugs = 0;

beforeEach(() =>
  vi.useFakeTimers({ now: Date.parse('2026-11-18T17:00:00Z'), toFake: ['Date', 'setInterval', 'clearInterval'] }),
);
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  for (const { key } of notifications.get()) dismiss(key);
  Reflect.deleteProperty(navigator, 'wakeLock');
});

/** A recipe of its own for each test: how far one is with it outlasts the page. */
function open(slug = `dish-${(slugs += 1)}`) {
  const router = memoryRouter({ at: '/recipes/pancakes' });
  const shown = render(
    inTenant(
      <RouterProvider router={router}>
        <WithTexts texts={texts}>
          <CookButton recipe={recipeFixture({ slug })} products={productsFixture()} factor={2} />
          <NotificationList routeName={undefined} />
        </WithTexts>
      </RouterProvider>,
    ),
  );
  return { ...shown, router, slug };
}
const begin = () => fireEvent.click(screen.getByRole('button', { name: 'Cook mode' }));
const mode = () => screen.findByRole('dialog', { name: 'Cook mode: Thin pancakes' });
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('REC-01 one step fills the screen, with the amounts of the chosen servings; the button names the next', async () => {
  open();
  begin();
  const dialog = await mode();
  expect(dialog.textContent).toContain('Step 1 of 3 · Batter');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Whisk the milk and eggs into the flour.');
  expect(dialog.textContent).toContain('1\u00a0l milk');
  expect(dialog.textContent).toContain('4 eggs');
  fireEvent.click(screen.getByRole('button', { name: 'Next: Fry' }));
  expect(dialog.textContent).toContain('Step 2 of 3');
});

test('REC-01 a timer runs on while another step is shown, and rings at its end', async () => {
  open();
  begin();
  const dialog = await mode();
  fireEvent.click(screen.getByRole('button', { name: 'Start timer: 10 min' }));
  expect(screen.getByRole('timer').textContent).toBe('10:00');
  pass(60_000);
  expect(screen.getByRole('timer').textContent).toBe('9:00');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  pass(60_000);
  expect(dialog.textContent).toContain('Batter 8:00 to go');
  pass(8 * 60_000 + 1000);
  expect(dialog.textContent).toContain('Batter Time’s up');
  expect(screen.getByText('Time’s up: Batter')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(dialog.textContent).toContain('Step 1 of 3');
});

test('REC-01 leaving loses nothing: step and timer are there when one comes back', async () => {
  const { slug, unmount } = open();
  begin();
  await mode();
  fireEvent.click(screen.getByRole('button', { name: 'Start timer: 10 min' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next: Fry' }));
  unmount();
  pass(120_000);
  open(slug);
  fireEvent.click(screen.getByRole('button', { name: 'Carry on cooking' }));
  const dialog = await mode();
  expect(dialog.textContent).toContain('Step 2 of 3');
  expect(dialog.textContent).toContain('Batter 8:00 to go');
});

test('keys turn the steps and start the timer; they end at the ends', async () => {
  open();
  begin();
  const dialog = await mode();
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  expect(dialog.textContent).toContain('Step 1 of 3');
  fireEvent.keyDown(dialog, { key: 't' });
  expect(screen.getByRole('timer').textContent).toBe('10:00');
  for (let press = 0; press < 4; press += 1) fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(dialog.textContent).toContain('Step 3 of 3');
  expect(screen.getByRole('button', { name: 'Done. Enjoy!' })).toBeDefined();
});

test('REC-01 the screen stays on and it is said; where a browser cannot, that is said instead', async () => {
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ released: false, release, addEventListener: () => undefined }));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  const { unmount } = open();
  begin();
  await mode();
  expect(await screen.findByText('screen on')).toBeDefined();
  unmount();
  expect(release).toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'wakeLock');
  open();
  begin();
  await mode();
  expect(screen.getByText('screen may sleep')).toBeDefined();
});
