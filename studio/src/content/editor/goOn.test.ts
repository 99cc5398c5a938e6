import { afterEach, expect, test, vi } from 'vitest';
import { goOn } from './goOn.ts';

afterEach(() => {
  document.dispatchEvent(new Event('pointerdown'));
  document.body.replaceChildren();
});

/** An outline with one line, and the form of its block. */
function draw(form: string) {
  document.body.innerHTML = `
    <button class="outline-line" data-block="one">Text</button>
    <section class="form-pane" data-block="one"><div class="form-body">${form}</div></section>
    <button id="elsewhere">Elsewhere</button>`;
}
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const body = () => document.querySelector('.form-body') as HTMLElement;
const focused = () => vi.waitFor(() => expect(document.activeElement?.id).not.toBe(''));

test('a field that is loaded later gets the focus, not the tools above it', async () => {
  draw('<p class="skeleton"></p>');
  goOn({ to: 'form', id: 'one' });
  body().innerHTML = '<div class="rich-tools"><button>B</button></div><textarea id="text"></textarea>';
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('text'));
});

test('a field that is put into the place of the first one gets it again, until one does something', async () => {
  draw('<textarea id="first"></textarea>');
  goOn({ to: 'form', id: 'one' });
  await focused();
  body().innerHTML = '<textarea id="second"></textarea>';
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('second'));
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  byId('elsewhere').focus();
  body().innerHTML = '<textarea id="third"></textarea>';
  await new Promise((done) => setTimeout(done, 0));
  expect(document.activeElement?.id).toBe('elsewhere');
});

test('whoever goes on by Tab or presses something before the field is there is left where that leads', async () => {
  for (const event of [new KeyboardEvent('keydown', { key: 'Tab' }), new Event('pointerdown')]) {
    draw('<p class="skeleton"></p>');
    goOn({ to: 'form', id: 'one' });
    document.dispatchEvent(event);
    byId('elsewhere').focus();
    body().innerHTML = '<textarea id="text"></textarea>';
    await new Promise((done) => setTimeout(done, 0));
    expect(document.activeElement?.id).toBe('elsewhere');
  }
});

test('a form without a field leaves the focus at the line', async () => {
  draw('<p>Nothing to fill in</p>');
  goOn({ to: 'form', id: 'one' });
  await vi.waitFor(() => expect(document.activeElement?.className).toBe('outline-line'));
});
