/** Which page numbers to offer: the ends, the current one and its neighbours; `null` stands for a gap. */
export function pageWindow(current: number, last: number): readonly (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0) - 1;
    if (gap === 0) return [page];
    // A gap of one page costs as much room as the page itself.
    return gap === 1 ? [page - 1, page] : [null, page];
  });
}
