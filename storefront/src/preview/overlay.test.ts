import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createBridge, readMessage } from './bridge.ts';
import { createOverlay } from './overlay.ts';
import { partsOf } from './pairBlocks.ts';
import { isShortcut } from './shortcut.ts';

const words = (key: string) => key;
const blocks = [
  { type: 'richText' as const, html: '', mark: '0' },
  { type: 'table' as const, caption: 'T', head: [], rows: [], mark: '3' },
];

function draw() {
  document.body.innerHTML = `<div id="app"><header class="header">H</header><main><div class="block prose"><a href="/x">words</a></div>
    <div class="block block-table">table</div></main><footer class="footer">F</footer></div>`;
  const chosen = vi.fn(() => true);
  const hovered = vi.fn();
  const toggled = vi.fn();
  const overlay = createOverlay({ page: window, words, chosen, hovered, toggled });
  onTestFinished(() => overlay.close());
  overlay.use(partsOf(document, { item: 'page:/about', blocks }));
  const links = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('.preview-layer:not([hidden]) .preview-box:not([hidden]) a')].map(
      (link) => link.getAttribute('href'),
    );
  return { overlay, chosen, hovered, toggled, links };
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 300, 100));
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  document.documentElement.className = '';
});

describe('CONT-04 the overlay', () => {
  test('names header, every block and footer with a link to its form, and is gone again', () => {
    const { overlay, links, toggled } = draw();
    expect(links()).toEqual([]);
    overlay.toggle(true);
    expect(links()).toEqual([
      '/studio/content/edit?item=config%3Aheader&block=header',
      '/studio/content/edit?item=page%3A%2Fabout&block=0',
      '/studio/content/edit?item=page%3A%2Fabout&block=3',
      '/studio/content/edit?item=config%3Afooter&block=footer',
    ]);
    overlay.toggle(false);
    expect(links()).toEqual([]);
    expect(toggled.mock.calls).toEqual([[true], [false]]);
  });

  test('counts as the studio does, from 1, and leaves the heading of what it lies on in sight', () => {
    const { overlay } = draw();
    const heading = document.createElement('h2');
    heading.textContent = 'Prices';
    document.querySelector('.block-table')?.append(heading.cloneNode(true));
    document.querySelector('.prose')?.append(heading);
    overlay.use([]);
    overlay.use(partsOf(document, { item: 'page:/about', blocks }));
    overlay.toggle(true);
    const seen = [...document.querySelectorAll('.preview-name')].map(
      (name) =>
        `${name.firstChild?.textContent} ${name.querySelector('span:not(.visually-hidden)')?.textContent ?? '(hidden)'}`,
    );
    expect(seen).toEqual([
      'preview.part.header (hidden)',
      '1 · preview.block.richText (hidden)',
      '4 · preview.block.table : Prices',
      'preview.part.footer ',
    ]);
  });

  test('can be walked through by keyboard, and gives the focus back', () => {
    const { overlay } = draw();
    const link = document.querySelector<HTMLElement>('main a');
    link?.focus();
    overlay.toggle(true);
    expect(document.activeElement?.className).toBe('preview-label');
    expect(document.querySelector('nav.preview-layer')?.getAttribute('aria-label')).toBe('preview.blocks');
    overlay.toggle(false);
    expect(document.activeElement).toBe(link);
  });

  test('changes nothing of the page while it is off', () => {
    const { chosen } = draw();
    const followed = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', followed, { once: true });
    document.querySelector<HTMLElement>('main a')?.click();
    expect(followed).toHaveBeenCalled();
    expect(chosen).not.toHaveBeenCalled();
  });
});

describe('STUD-03 while somebody edits', () => {
  test('a press chooses the block instead of following its link', () => {
    const { overlay, chosen, hovered } = draw();
    overlay.edit(true);
    const followed = vi.fn();
    document.addEventListener('click', followed);
    document.querySelector<HTMLElement>('main a')?.click();
    expect(chosen).toHaveBeenCalledWith('0');
    expect(followed).not.toHaveBeenCalled();
    document.querySelector('.block-table')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    expect(hovered).toHaveBeenCalledWith('3');
    overlay.edit(false);
    document.querySelector<HTMLElement>('.block-table')?.click();
    expect(chosen).toHaveBeenCalledTimes(1);
    expect(followed).toHaveBeenCalledTimes(1);
    document.removeEventListener('click', followed);
  });

  test('the chosen block is outlined, and only it', () => {
    const { overlay, links } = draw();
    overlay.edit(true);
    overlay.mark('3');
    expect(links()).toEqual(['/studio/content/edit?item=page%3A%2Fabout&block=3']);
    expect(document.querySelectorAll('.preview-marked')).toHaveLength(1);
    overlay.mark(null);
    expect(links()).toEqual([]);
  });
});

describe('CONT-04 Ctrl+Shift+E', () => {
  const press = (target: Element, more: KeyboardEventInit = {}) => {
    let answer: boolean | undefined;
    const heard = (event: KeyboardEvent) => void (answer = isShortcut(event));
    document.addEventListener('keydown', heard, { once: true });
    const keys = { key: 'E', code: 'KeyE', ctrlKey: true, shiftKey: true, bubbles: true, ...more };
    target.dispatchEvent(new KeyboardEvent('keydown', keys));
    return answer;
  };

  test('is heard on the page, and by a Mac’s key too', () => {
    document.body.innerHTML = '<button>x</button><input type="checkbox">';
    expect(press(document.body)).toBe(true);
    expect(press(document.body, { ctrlKey: false, metaKey: true })).toBe(true);
    for (const element of document.body.children) expect(press(element)).toBe(true);
  });

  test('is nobody’s while somebody types, nor with other keys', () => {
    document.body.innerHTML = '<input type="search"><textarea></textarea><select></select>';
    for (const element of document.body.children) expect(press(element), element.tagName).toBe(false);
    for (const more of [{ shiftKey: false }, { ctrlKey: false }, { altKey: true }, { key: 'F', code: 'KeyF' }])
      expect(press(document.body, more)).toBe(false);
  });
});

describe('the studio around the page', () => {
  test('is heard only where it is the own origin’s own frame', () => {
    const heard = { mark: vi.fn(), refresh: vi.fn(), edit: vi.fn() };
    const listeners: ((event: MessageEvent) => void)[] = [];
    const parent = { postMessage: vi.fn() };
    const page = {
      parent,
      location: { origin: 'https://shop.example' },
      addEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.push(listener),
    } as unknown as Window;
    const bridge = createBridge(page, heard);
    const hear = (data: unknown, origin = 'https://shop.example', source: unknown = parent) =>
      listeners.forEach((listener) => listener({ data, origin, source } as MessageEvent));
    hear({ type: 'preview:mark', block: '3' }, 'https://evil.example');
    hear({ type: 'preview:mark', block: '3' }, 'https://shop.example', {});
    hear('preview:refresh');
    expect(heard.mark).not.toHaveBeenCalled();
    hear({ type: 'preview:mark', block: '3' });
    hear({ type: 'preview:edit', on: true });
    hear({ type: 'preview:refresh' });
    expect(heard.mark).toHaveBeenCalledWith('3');
    expect(heard.edit).toHaveBeenCalledWith(true);
    expect(heard.refresh).toHaveBeenCalledOnce();
    bridge.tell({ type: 'preview:choose', block: '3' });
    expect(parent.postMessage).toHaveBeenCalledWith({ type: 'preview:choose', block: '3' }, 'https://shop.example');
  });

  test.each([
    null,
    7,
    {},
    { type: 'preview:edit', on: 'yes' },
    { type: 'preview:mark' },
    { type: 'preview:mark', block: 3 },
  ])('%j is no message', (data) => expect(readMessage(data)).toBeUndefined());
});
