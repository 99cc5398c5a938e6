export type Scale = 'linear' | 'log';

/** Round numbers from 0 to above the highest: steps of 1, 2 or 5 and a power of ten. */
export function linearTicks(highest: number, wanted = 5): readonly number[] {
  if (!(highest > 0)) return [0, 1];
  const rough = highest / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
  const count = Math.ceil(highest / step - 1e-9);
  // Multiplied, not added up: 0.1 added three times is not 0.3.
  return Array.from({ length: count + 1 }, (_, at) => Number((at * step).toPrecision(12)));
}

/** Powers of ten around what was measured, with 2 and 5 between where there are few. */
export function logTicks(lowest: number, highest: number): readonly number[] {
  const from = Math.floor(Math.log10(Math.max(lowest, 1e-6)) + 1e-9);
  const until = Math.max(from + 1, Math.ceil(Math.log10(Math.max(highest, 1e-6)) - 1e-9));
  const between = until - from <= 3 ? [1, 2, 5] : [1];
  const ticks: number[] = [];
  for (let power = from; power < until; power++)
    for (const one of between) ticks.push(Number((one * 10 ** power).toPrecision(12)));
  return [...ticks, 10 ** until];
}

/** From a value to its share of the axis: 0 at the lowest tick, 1 at the highest. */
export function shareOf(value: number, ticks: readonly number[], scale: Scale): number {
  const [lowest = 0, highest = 1] = [ticks[0], ticks.at(-1)];
  const place = scale === 'log' ? (one: number) => Math.log10(Math.max(one, lowest)) : (one: number) => one;
  return (place(value) - place(lowest)) / (place(highest) - place(lowest));
}

export const inWords = (value: number): string =>
  value >= 1000 ? value.toLocaleString('en') : String(Number(value.toPrecision(6)));
