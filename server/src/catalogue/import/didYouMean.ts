/** ` – did you mean "price"?` where a known word is much like the given one; otherwise nothing. */
export function didYouMean(given: string, known: Iterable<string>): string {
  const word = plain(given);
  const most = word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3;
  let best: { readonly word: string; readonly edits: number } | undefined;
  for (const one of known) {
    const edits = editsBetween(word, plain(one));
    if (edits <= most && edits < (best?.edits ?? Number.POSITIVE_INFINITY)) best = { word: one, edits };
  }
  return best ? `; did you mean "${best.word}"?` : '';
}

/** Without case, spaces and signs. */
function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Letters to insert, delete, exchange or swap with their neighbour. */
function editsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
          ? (before[column - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          swapped,
        ),
      );
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
