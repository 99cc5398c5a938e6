import { expect, onTestFinished, test, vi } from 'vitest';
import { afterPress } from './afterPress.ts';

/** What the simulated browser does not know: something is pressed. */
function press() {
  const pressed = vi.spyOn(document, 'querySelector').mockReturnValue(document.body);
  onTestFinished(() => pressed.mockRestore());
}

test('while nothing is pressed it is done at once', () => {
  const done = vi.fn();
  afterPress(done);
  expect(done).toHaveBeenCalledOnce();
});

test('while something is pressed it waits until that is let go of and was clicked', async () => {
  press();
  const done: string[] = [];
  const click = () => done.push('clicked');
  document.body.addEventListener('click', click, { once: true });
  afterPress(() => done.push('told'));
  expect(done).toEqual([]);
  document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  document.body.click();
  await vi.waitFor(() => expect(done).toEqual(['clicked', 'told']));
  document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
  expect(done).toEqual(['clicked', 'told']);
});
