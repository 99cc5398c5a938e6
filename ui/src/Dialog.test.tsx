import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

function Question({ closed }: { readonly closed: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    closed();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      <Dialog open={open} onClose={close} title="Sure?" closeLabel="Close" actions={<button type="button">Yes</button>}>
        Think about it.
      </Dialog>
    </>
  );
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

describe('a dialog', () => {
  test('opens as a modal, named by its title', () => {
    const opened = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(<Question closed={() => undefined} />);
    expect(dialog().open).toBe(false);
    fireEvent.click(screen.getByText('Ask'));
    expect(opened).toHaveBeenCalledOnce();
    expect(dialog().open).toBe(true);
    expect(document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Sure?');
  });

  test.each([
    ['its button', () => fireEvent.click(screen.getByLabelText('Close'))],
    ['a press beside it', () => fireEvent.click(dialog())],
    ['the browser itself, as at the escape key', () => dialog().close()],
  ])('closes by %s, once', (_, leave) => {
    const closed = vi.fn();
    render(<Question closed={closed} />);
    fireEvent.click(screen.getByText('Ask'));
    leave();
    expect(dialog().open).toBe(false);
    expect(closed).toHaveBeenCalledOnce();
  });

  test('stays open at the second press of a double one, which opened it', () => {
    render(<Question closed={() => undefined} />);
    fireEvent.click(screen.getByText('Ask'), { detail: 1 });
    fireEvent.click(dialog(), { detail: 2 });
    expect(dialog().open).toBe(true);
  });

  test('that is taken away while it is open is closed first, which gives the focus back, and asks nobody', () => {
    const closed = vi.fn();
    const { unmount } = render(<Question closed={closed} />);
    fireEvent.click(screen.getByText('Ask'));
    const gone = dialog();
    const isThere: boolean[] = [];
    gone.close = () => isThere.push(gone.isConnected);
    unmount();
    expect(isThere).toEqual([true]);
    expect(closed).not.toHaveBeenCalled();
  });

  test('stays open at a press inside it', () => {
    render(<Question closed={() => undefined} />);
    fireEvent.click(screen.getByText('Ask'));
    fireEvent.click(screen.getByText('Think about it.'));
    expect(dialog().open).toBe(true);
  });
});
