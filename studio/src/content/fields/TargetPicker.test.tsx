import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { LanguageProvider } from '../../shell/language/LanguageProvider.tsx';
import { TargetPicker } from './TargetPicker.tsx';

const product = (sku: string, title: string) => ({
  ...{ target: `route:product-slug?slug=${sku}`, kind: 'product', sku, title, hint: sku },
});

/** The picker for products, and a shop that answers what was looked for once it is told to. */
function openPicker() {
  const before = window.fetch;
  const waiting = new Map<string, () => void>();
  const goods = [product('1', 'Milk'), product('2', 'Butter')];
  window.fetch = (address) => {
    const query =
      new URL(typeof address === 'string' ? address : '/', 'http://localhost').searchParams.get('query') ?? '';
    const links = goods.filter(({ sku }) => query === '' || sku === query);
    return new Promise((resolve) => waiting.set(query, () => resolve(Response.json({ links }))));
  };
  onTestFinished(() => {
    window.fetch = before;
  });
  const chosen: string[] = [];
  render(
    <LanguageProvider first="en">
      <QueryClientProvider client={new QueryClient()}>
        <TargetPicker kind="product" onClose={() => {}} onChoose={({ title }) => chosen.push(title)} />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  const answer = async (query: string) => {
    await waitFor(() => expect([...waiting.keys()]).toContain(query));
    waiting.get(query)?.();
  };
  return { chosen, answer, field: screen.getByRole('combobox', { hidden: true }) };
}

test('Enter takes what was typed, not what stood there before it was found', async () => {
  const { chosen, answer, field } = openPicker();
  await answer('');
  await screen.findByRole('option', { name: /Milk/, hidden: true });
  fireEvent.change(field, { target: { value: '2' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  // Nothing may be pressed in the list of other words either.
  expect(screen.getByRole('listbox', { hidden: true }).getAttribute('aria-busy')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  expect(chosen).toEqual([]);
  await answer('2');
  await waitFor(() => expect(chosen).toEqual(['Butter']));
  expect(screen.getByRole('listbox', { hidden: true }).getAttribute('aria-busy')).toBe('false');
});

test('what is typed after Enter takes it back', async () => {
  const { chosen, answer, field } = openPicker();
  await answer('');
  await screen.findByRole('option', { name: /Milk/, hidden: true });
  fireEvent.change(field, { target: { value: '2' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.change(field, { target: { value: '1' } });
  await answer('1');
  await waitFor(() => expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(1));
  expect(chosen).toEqual([]);
});
