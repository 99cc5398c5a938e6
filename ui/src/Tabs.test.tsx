import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tab = (name: string) => screen.getByRole('tab', { name });
const panels = () => screen.getAllByRole('tabpanel').map((panel) => panel.textContent);

describe('tabs', () => {
  beforeEach(() => {
    render(
      <Tabs
        label="Parts"
        tabs={[
          { label: 'One', content: 'first' },
          { label: 'Two', content: 'second' },
        ]}
      />,
    );
  });
  afterEach(cleanup);

  test('show the panel of the pressed one', () => {
    expect(panels()).toEqual(['first']);
    fireEvent.click(tab('Two'));
    expect(panels()).toEqual(['second']);
    expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(tab('Two').id);
    expect(tab('Two').getAttribute('aria-selected')).toBe('true');
  });

  test('are one stop of the keyboard, moved through by arrows', () => {
    tab('One').focus();
    expect(tab('Two').tabIndex).toBe(-1);
    fireEvent.keyDown(tab('One'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(tab('Two'));
    expect([tab('One').tabIndex, tab('Two').tabIndex]).toEqual([-1, 0]);
    expect(panels()).toEqual(['second']);
  });

  test('remember a press made before hydration', () =>
    expect(screen.getAllByRole('tab').every((button) => button.hasAttribute('data-replay'))).toBe(true));
});
