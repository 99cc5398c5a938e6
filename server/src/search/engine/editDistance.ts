const longest = 128;
let before = new Uint8Array(longest + 1);
let above = new Uint8Array(longest + 1);
let row = new Uint8Array(longest + 1);

/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to get from one word to the
 * other; `most + 1` where it is more than `most`. With `asPrefix` the other word may go on after that.
 */
export function editDistance(typed: string, word: string, most: number, asPrefix = false): number {
  const width = asPrefix ? Math.min(word.length, typed.length + most) : word.length;
  if (typed.length > longest || width > longest) return most + 1;
  if (Math.abs(width - typed.length) > most) return most + 1;
  for (let j = 0; j <= width; j++) above[j] = j;
  for (let i = 1; i <= typed.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= width; j++) {
      const same = typed.charCodeAt(i - 1) === word.charCodeAt(j - 1);
      let cost = Math.min(at(above, j) + 1, at(row, j - 1) + 1, at(above, j - 1) + (same ? 0 : 1));
      const swapped =
        i > 1 &&
        j > 1 &&
        typed.charCodeAt(i - 1) === word.charCodeAt(j - 2) &&
        typed.charCodeAt(i - 2) === word.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, at(before, j - 2) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, above, row] = [above, row, before];
  }
  let distance = at(above, width);
  if (asPrefix) for (let j = 0; j < width; j++) distance = Math.min(distance, at(above, j));
  return Math.min(distance, most + 1);
}

function at(numbers: Uint8Array, index: number): number {
  return numbers[index] ?? 0;
}
