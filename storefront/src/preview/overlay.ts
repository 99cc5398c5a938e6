import { formOf, type Part } from './pairBlocks.ts';

interface Words {
  (key: string): string;
}

export interface Overlay {
  /** Whether every part is named. */
  isOn(): boolean;
  toggle(on: boolean): void;
  /** Editing: a press chooses a part instead of doing what it usually does. */
  edit(on: boolean): void;
  /** Outlines a part and brings it into sight; null: none. */
  mark(block: string | null): void;
  /** The page shows other parts. */
  use(parts: readonly Part[]): void;
  close(): void;
}

interface Options {
  readonly page: Window;
  readonly words: Words;
  /** Called when a part is chosen; true: it was taken care of, and no link is followed. */
  chosen(block: string): boolean;
  hovered(block: string | null): void;
  toggled(on: boolean): void;
}

interface Box {
  readonly part: Part;
  readonly frame: HTMLElement;
}

/** Frames around the parts of a page, each with a link to its form. They lie above the page and change nothing of it. */
export function createOverlay({ page, words, chosen, hovered, toggled }: Options): Overlay {
  const { document } = page;
  const layer = document.createElement('nav');
  layer.className = 'preview-layer';
  layer.setAttribute('aria-label', words('preview.blocks'));
  layer.hidden = true;
  document.body.append(layer);

  let boxes: readonly Box[] = [];
  let on = false;
  let editing = false;
  let marked: string | null = null;
  let over: string | null = null;
  let waiting = false;
  let before: HTMLElement | undefined;
  let opening = false;
  const closing = new AbortController();
  const { signal } = closing;

  function boxOf(part: Part, index: number): Box {
    const frame = document.createElement('div');
    frame.className = 'preview-box';
    frame.dataset['block'] = part.block;
    // What has no room above it bears its label inside: the header, the first block, what stands in another block.
    const isInside = index < 2 || part.block.includes('.');
    frame.classList.toggle('preview-inside', isInside);
    const link = document.createElement('a');
    link.className = 'preview-label';
    link.href = formOf(part);
    link.dataset['preview'] = '';
    // Not in the frame: the studio is around it.
    link.target = page.parent === page ? '_blank' : '_top';
    const name = document.createElement('span');
    name.className = 'preview-name';
    name.textContent = labelOf(part, words);
    const title = document.createElement('span');
    title.textContent = titleOf(part);
    // Inside it the label must be short: it would lie on the very heading it repeats.
    title.classList.toggle('visually-hidden', isInside);
    name.append(title);
    const edit = document.createElement('span');
    edit.className = 'visually-hidden';
    edit.textContent = `: ${words('preview.edit')}`;
    link.append(name, edit);
    link.addEventListener('click', (event) => {
      if (chosen(part.block)) event.preventDefault();
    });
    frame.append(link);
    return { part, frame };
  }

  function place(): void {
    waiting = false;
    layer.hidden = !(on || (editing && (marked !== null || over !== null)));
    if (layer.hidden) return;
    const { scrollX, scrollY } = page;
    for (const { part, frame } of boxes) {
      const { left, top, width, height } = roomOf(part.element);
      const isShown = width > 0 && height > 0 && (on || part.block === marked || part.block === over);
      frame.hidden = !isShown;
      frame.classList.toggle('preview-marked', part.block === marked);
      if (!isShown) continue;
      // As wide as the page, so it is framed from inside.
      const around = isAroundPage(part) ? -3 : 6;
      Object.assign(frame.style, {
        left: `${left + scrollX - around}px`,
        top: `${top + scrollY - around}px`,
        width: `${width + 2 * around}px`,
        height: `${height + 2 * around}px`,
      });
    }
  }

  const later = () => {
    if (waiting || (!on && !editing)) return;
    waiting = true;
    page.requestAnimationFrame(place);
  };
  page.addEventListener('scroll', later, { passive: true, signal });
  page.addEventListener('resize', later, { signal });
  const sizes = new ResizeObserver(later);
  sizes.observe(document.body);

  const partAt = (target: EventTarget | null): Part | undefined => {
    // The innermost: what stands in a tab comes after the tabs.
    const inside = boxes.filter(({ part }) => target instanceof Node && part.element.contains(target));
    return inside.at(-1)?.part;
  };
  const choose = (event: Event) => {
    if (!editing || opening || layer.contains(event.target as Node)) return;
    const part = partAt(event.target);
    event.preventDefault();
    event.stopPropagation();
    if (part) chosen(part.block);
  };
  const hover = (event: Event) => {
    if (!editing || layer.contains(event.target as Node)) return;
    const block = partAt(event.target)?.block ?? null;
    if (block === over) return;
    over = block;
    hovered(block);
    later();
  };
  const leave = () => {
    if (over === null) return;
    over = null;
    hovered(null);
    later();
  };
  page.addEventListener('click', choose, { capture: true, signal });
  page.addEventListener('auxclick', choose, { capture: true, signal });
  page.addEventListener('submit', (event) => editing && event.preventDefault(), { capture: true, signal });
  document.addEventListener('mouseover', hover, { passive: true, signal });
  document.documentElement.addEventListener('mouseleave', leave, { signal });

  /** Opens the tab it stands in, and scrolls to it. */
  function reveal(element: HTMLElement): void {
    const panel = element.closest<HTMLElement>('[role="tabpanel"][hidden]');
    const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
    // While editing, a press would choose.
    opening = true;
    tabs.find((tab) => panel && tab.getAttribute('aria-controls') === panel.id)?.click();
    opening = false;
    const { top, height } = roomOf(element);
    if (top >= belowHeader && top + height <= page.innerHeight) return;
    const above = Math.max(belowHeader, (page.innerHeight - height) / 2);
    page.scrollTo({ top: top + page.scrollY - above, behavior: isCalm(page) ? 'auto' : 'smooth' });
  }

  return {
    isOn: () => on,
    toggle(next) {
      if (next === on) return;
      on = next;
      if (on) {
        before = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
        place();
        // By the keyboard one goes on from what is in sight.
        const inSight = boxes.find(({ part }) => part.element.getBoundingClientRect().bottom > 0);
        inSight?.frame.querySelector('a')?.focus({ preventScroll: true });
      } else {
        place();
        before?.focus({ preventScroll: true });
      }
      toggled(on);
    },
    edit(next) {
      editing = next;
      if (!next) over = null;
      document.documentElement.classList.toggle('preview-editing', next);
      place();
    },
    mark(block) {
      marked = block;
      const part = boxes.find((box) => box.part.block === block)?.part;
      if (part) reveal(part.element);
      place();
    },
    use(parts) {
      const isSame = parts.length === boxes.length && parts.every((part, at) => isSamePart(part, boxes[at]?.part));
      if (!isSame) {
        boxes = parts.map(boxOf);
        layer.replaceChildren(...boxes.map(({ frame }) => frame));
      }
      place();
    },
    close() {
      closing.abort();
      sizes.disconnect();
      layer.remove();
    },
  };
}

const isAroundPage = ({ block }: Part) => block === 'header' || block === 'footer';

function isSamePart(one: Part, other: Part | undefined): boolean {
  return (
    other !== undefined &&
    one.block === other.block &&
    one.element === other.element &&
    one.item === other.item &&
    one.look === other.look
  );
}

/** Room for what stays in sight at the top, and for the label. */
const belowHeader = 150;

/** Where it is seen; what only holds others together has no room of its own. */
function roomOf(element: HTMLElement): Pick<DOMRect, 'left' | 'top' | 'width' | 'height'> {
  const own = element.getBoundingClientRect();
  if (own.width > 0) return own;
  const inside = [...element.children].map((child) => child.getBoundingClientRect()).filter(({ height }) => height > 0);
  if (inside.length === 0) return own;
  const left = Math.min(...inside.map((one) => one.left));
  const top = Math.min(...inside.map((one) => one.top));
  const right = Math.max(...inside.map((one) => one.right));
  const bottom = Math.max(...inside.map((one) => one.bottom));
  return { left, top, width: right - left, height: bottom - top };
}

const longestTitle = 40;

/** Blocks are numbered as in the studio's outline, from 1. */
function labelOf(part: Part, words: Words): string {
  const { block, look } = part;
  if (isAroundPage(part)) return words(`preview.part.${block}`);
  const place = block
    .split('.')
    .map((step) => Number(step) + 1)
    .join('.');
  return `${place} · ${words(`preview.block.${look}`)}`;
}

/** The first words of a block. */
function titleOf(part: Part): string {
  if (isAroundPage(part)) return '';
  const title = part.element.querySelector('h1, h2, h3')?.textContent?.trim() ?? '';
  const short = title.length > longestTitle ? `${title.slice(0, longestTitle - 1).trimEnd()}…` : title;
  return short === '' ? '' : `: ${short}`;
}

function isCalm(page: Window): boolean {
  return page.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}
