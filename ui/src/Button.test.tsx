import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

describe('a button', () => {
  test('does not send a form unless it is told to', () => {
    render(<Button>Save</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  test('takes no press while its work is under way, but keeps its name and the focus', () => {
    const pressed = vi.fn();
    const sent = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', sent);
    const form = (loading: boolean) => (
      <form>
        <Button type="submit" loading={loading} onClick={pressed}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    screen.getByRole('button').focus();
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Save' });
    fireEvent.click(button);
    expect(pressed).not.toHaveBeenCalled();
    expect(sent).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
    rerender(form(false));
    fireEvent.click(button);
    expect(pressed).toHaveBeenCalledOnce();
    expect(sent).toHaveBeenCalledOnce();
    document.removeEventListener('submit', sent);
  });
});
