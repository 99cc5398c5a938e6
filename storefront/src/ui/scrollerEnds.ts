/** Whether a row shows its beginning and its end. Browsers round, so one pixel is forgiven. */
export function scrollerEnds({ scrollLeft, scrollWidth, clientWidth }: Measures): { start: boolean; end: boolean } {
  return { start: scrollLeft <= 1, end: scrollLeft + clientWidth >= scrollWidth - 1 };
}

interface Measures {
  readonly scrollLeft: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
}
