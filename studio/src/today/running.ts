/** The sum up to the end of each hour. */
export function runningTotal(hours: readonly number[]): readonly number[] {
  let total = 0;
  return hours.map((value) => {
    total += value;
    return total;
  });
}

/** A round number at or above the highest value, and the lines below it. */
export function scaleOf(highest: number): { readonly top: number; readonly lines: readonly number[] } {
  const wanted = Math.max(1, highest) / 3;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((one) => one >= wanted) ?? 10 * power;
  const count = Math.max(1, Math.ceil(highest / step));
  return { top: count * step, lines: Array.from({ length: count + 1 }, (_, line) => line * step) };
}
