import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { keepFocus } from './keepFocus.ts';

function Rows() {
  const [rows, setRows] = useState(['bread', 'milk']);
  const [isLeft, setLeft] = useState(false);
  if (isLeft) return <main tabIndex={-1}>next</main>;
  return (
    <div>
      <ul>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setRows((now) => now.filter((one) => one !== row))}>
              {row}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setLeft(true)}>
        leave
      </button>
    </div>
  );
}

test('what vanishes gives the focus to what is nearest, and a screen that is left to the next one', async () => {
  onTestFinished(keepFocus());
  render(<Rows />);
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
  };
  press('bread');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'milk' })));
  press('milk');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'leave' })));
  press('leave');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
