interface Scrolled {
  readonly scrollLeft: number;
  readonly scrollWidth: number;
  readonly clientWidth: number;
}

/** Which ends of a row are in sight. Browsers round scroll positions, so a pixel does not count. */
export function endsOf({ scrollLeft, scrollWidth, clientWidth }: Scrolled): { start: boolean; end: boolean } {
  return { start: scrollLeft <= 1, end: scrollLeft >= scrollWidth - clientWidth - 1 };
}
