import { act, fireEvent, screen } from '@testing-library/react';
import { SearchField } from '@trolley/ui/SearchField.tsx';
import { useState } from 'react';
import { vi } from 'vitest';
import { SearchFlyout } from '../flyout/SearchFlyout.tsx';

export const few = (results: object[], total = results.length) => ({
  count: results.length,
  offset: 0,
  results,
  total,
});

export function Form() {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  return (
    <>
      <form role="search">
        <SearchField ref={setField} name="q" label="Search" submitLabel="Go" />
        {field && <SearchFlyout field={field} />}
      </form>
      <button type="button">Elsewhere</button>
    </>
  );
}

export const field = () => screen.getByRole<HTMLInputElement>('combobox');
export const options = () => screen.queryAllByRole('option').map((option) => option.getAttribute('href'));
export const active = () =>
  screen.queryAllByRole('option', { selected: true }).map((option) => option.getAttribute('href'));
export const press = (key: string) => fireEvent.keyDown(field(), { key });
export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
export async function type(value: string) {
  field().focus();
  fireEvent.input(field(), { target: { value } });
  await wait(500);
}
