import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moveInMenu } from './moveInMenu.ts';

function shown() {
  render(
    <div data-testid="menu">
      <ul className="main-menu-entries">
        {['Bread', 'Milk'].map((name) => (
          <li key={name}>
            <details name="departments">
              {/* The one that receives the focus in a browser by itself. */}
              <summary className="menu-entry" tabIndex={0}>
                {name}
              </summary>
              <ul className="department">
                <li>
                  <a className="menu-entry" href={`/${name}`}>{`All ${name}`}</a>
                </li>
                <li>
                  <a className="menu-entry" href={`/${name}/1`}>{`First ${name}`}</a>
                </li>
              </ul>
            </details>
          </li>
        ))}
        <li>
          <a className="menu-entry" href="/offers">
            Offers
          </a>
        </li>
      </ul>
    </div>,
  );
  const menu = screen.getByTestId('menu');
  return (key: string, isDesk = true) => {
    moveInMenu(menu, key, isDesk);
    return document.activeElement?.textContent;
  };
}
const open = () => [...document.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent);

test('arrow keys walk through the departments, and on a desk open the one they come to', () => {
  const press = shown();
  expect(press('ArrowDown')).toBe('Bread');
  expect(press('ArrowDown')).toBe('Milk');
  expect(open()).toContain('Milk');
  expect(press('ArrowDown')).toBe('Offers');
  expect(press('ArrowDown')).toBe('Offers');
  expect(press('Home')).toBe('Bread');
  expect(press('End')).toBe('Offers');
});

test('from a department to its shelves and back', () => {
  const press = shown();
  press('ArrowDown');
  expect(press('ArrowRight')).toBe('All Bread');
  expect(press('ArrowRight')).toBe('First Bread');
  expect(press('Home')).toBe('All Bread');
  expect(press('ArrowLeft', false)).toBe('Bread');
});

test('on a phone nothing opens by passing over it', () => {
  const press = shown();
  press('ArrowDown', false);
  press('ArrowDown', false);
  expect(open()).toEqual([]);
});
