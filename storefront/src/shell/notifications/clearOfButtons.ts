/** What somebody may want to press next. */
const pressable = 'button, input, select, textarea, [role="button"], .button';
/** Finer than any of them is small. */
const step = 12;

/**
 * How far up a strip of the screen has to go to lie over nothing that can be pressed: 0 where it is, or where no place is
 * free. All in pixels from the top; `isFree` tells of one line of the screen.
 */
export function clearOffset(strip: Strip, ceiling: number, isFree: (y: number) => boolean): number {
  const known = new Map<number, boolean>();
  const free = (y: number) => {
    const line = Math.round(y / step) * step;
    const answer = known.get(line) ?? isFree(line);
    known.set(line, answer);
    return answer;
  };
  for (let offset = 0; strip.top - offset >= ceiling; offset += step) {
    let y = strip.top - offset - step / 2;
    while (y <= strip.bottom - offset + step / 2 && free(y)) y += step;
    if (y > strip.bottom - offset + step / 2) return offset;
  }
  return 0;
}

interface Strip {
  readonly top: number;
  readonly bottom: number;
}

/** Moves the list up from the bottom of the window until it covers no button. */
export function keepClearOfButtons(list: HTMLElement, page: Window): void {
  const { document } = page;
  list.style.translate = '';
  const shown = [...list.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect());
  if (shown.length === 0 || page.getComputedStyle(list).position !== 'fixed') return;
  const [left, right] = [Math.min(...shown.map((box) => box.left)), Math.max(...shown.map((box) => box.right))];
  // It slides in from a step below.
  const strip = {
    top: Math.min(...shown.map((box) => box.top)) - step,
    bottom: Math.max(...shown.map((box) => box.bottom)),
  };
  const ceiling = document.querySelector('.header-bar')?.getBoundingClientRect().bottom ?? 0;
  const covers = (x: number, y: number) =>
    document
      .elementsFromPoint(x, y)
      .find((element) => !list.contains(element))
      ?.closest(pressable) != null;
  const isFree = (y: number) => {
    for (let x = left; x < right + step; x += step) if (covers(Math.min(x, right), y)) return false;
    return true;
  };
  const offset = clearOffset(strip, ceiling, isFree);
  if (offset > 0) list.style.translate = `0 -${offset}px`;
}
