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
  // Farther from the diagonal than `most` every distance is more: only what is near it is worked out.
  const beyond = most + 1;
  for (let j = 0; j <= Math.min(width, beyond); j++) above[j] = j;
  for (let i = 1; i <= typed.length; i++) {
    const first = Math.max(1, i - most);
    const last = Math.min(width, i + most);
    row[first - 1] = first === 1 ? i : beyond;
    let least = first === 1 ? i : beyond;
    const letter = typed.charCodeAt(i - 1);
    const letterBefore = i > 1 ? typed.charCodeAt(i - 2) : -1;
    for (let j = first; j <= last; j++) {
      const other = word.charCodeAt(j - 1);
      let cost = at(above, j - 1) + (letter === other ? 0 : 1);
      cost = Math.min(cost, at(above, j) + 1, at(row, j - 1) + 1);
      const swapped = j > 1 && letterBefore === other && letter === word.charCodeAt(j - 2);
      if (swapped) cost = Math.min(cost, at(before, j - 2) + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (last < width) row[last + 1] = beyond;
    if (least > most) return beyond;
    [before, above, row] = [above, row, before];
  }
  let distance = at(above, width);
  if (asPrefix)
    for (let j = Math.max(0, typed.length - most); j < width; j++) distance = Math.min(distance, at(above, j));
  return Math.min(distance, most + 1);
}

function at(numbers: Uint8Array, index: number): number {
  return numbers[index] ?? 0;
}
