import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ContentProblem } from '@trolley/contract';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../../shell/language/LanguageProvider.tsx';
import { createDraftStore } from '../editor/draftStore.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FieldOf } from './FieldOf.tsx';
import { FormContext } from './form.ts';

const missing: ContentProblem[] = [{ path: ['title'], kind: 'schema', code: 'missing', text: 'x' }];

function showField(first: ContentProblem[] | undefined, isTried = false) {
  const listeners = new Set<() => void>();
  let known = first;
  const problems = {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    at: () => known,
    below: () => 0,
  };
  const store = createDraftStore({ title: '' });
  render(
    <LanguageProvider first="en">
      <FormContext value={{ store, problems, readOnly: false, isTried, Field: FieldOf }}>
        <FieldFrame path={['title']} label="Headline">
          {(ties) => <input {...ties} />}
        </FieldFrame>
      </FormContext>
    </LanguageProvider>,
  );
  const field = screen.getByRole('textbox', { name: 'Headline' });
  return {
    field,
    isWrong: () => field.getAttribute('aria-invalid') === 'true',
    tell() {
      known = missing;
      act(() => {
        for (const listener of listeners) listener();
      });
    },
  };
}

test('a field of a new block is wrong once somebody has been there, not before', () => {
  const { field, isWrong, tell } = showField(undefined);
  tell();
  expect(isWrong()).toBe(false);
  fireEvent.blur(field);
  expect(isWrong()).toBe(true);
});

test('a field of an old block is wrong from the start, and every one is when somebody wanted to publish', () => {
  expect(showField(missing).isWrong()).toBe(true);
  document.body.replaceChildren();
  const { isWrong, tell } = showField(undefined, true);
  tell();
  expect(isWrong()).toBe(true);
});
