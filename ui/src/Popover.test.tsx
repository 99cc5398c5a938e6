import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './Menu.tsx';

afterEach(cleanup);

test('a menu opens without React and closes when one of its links is followed', () => {
  render(<Menu label="More" entries={[{ label: 'Help', href: '#help', current: true }]} />);
  const panel = document.querySelector<HTMLElement>('[popover]');
  expect(panel).not.toBeNull();
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('popovertarget')).toBe(panel?.id);
  const hidden = vi.fn();
  if (panel) panel.hidePopover = hidden;
  fireEvent.click(panel as HTMLElement);
  expect(hidden).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Help'));
  expect(hidden).toHaveBeenCalledOnce();
});
