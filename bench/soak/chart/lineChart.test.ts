import { expect, test } from 'vitest';
import { inWords, linearTicks, logTicks, shareOf } from './axis.ts';
import { type Chart, lineChart } from './lineChart.ts';

const chart: Chart = {
  title: 'Memory of <three> shops',
  xLabel: 'minutes',
  yLabel: 'MB',
  lines: [
    { name: 'shop 1', points: [0, 10, 20].map((x) => ({ x, y: x * 10 })) },
    {
      name: 'shop 2',
      points: [
        { x: 0, y: 50 },
        { x: 5, y: undefined },
        { x: 10, y: 60 },
        { x: 20, y: 70 },
      ],
    },
  ],
};
const pathsIn = (svg: string) => [...svg.matchAll(/<path d="([^"]*)"/g)].map(([, path]) => path);

test('ticks are round numbers that hold all values', () => {
  expect(linearTicks(200)).toEqual([0, 50, 100, 150, 200]);
  expect(linearTicks(0.42)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  expect(linearTicks(0)).toEqual([0, 1]);
  expect(logTicks(3, 450)).toEqual([1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]);
  expect(logTicks(0.3, 45_000)).toEqual([0.1, 1, 10, 100, 1000, 10_000, 100_000]);
});

test('a value has its place between the lowest and the highest tick', () => {
  expect(shareOf(50, [0, 50, 100], 'linear')).toBe(0.5);
  expect(shareOf(10, [1, 10, 100], 'log')).toBe(0.5);
  // Nothing has no logarithm: it lies on the ground.
  expect(shareOf(0, [1, 10, 100], 'log')).toBe(0);
});

test('numbers are written for people', () => {
  expect([0.30000000000000004, 5, 12_000].map(inWords)).toEqual(['0.3', '5', '12,000']);
});

test('a line runs from the lower left to the upper right of the plot', () => {
  const [first] = pathsIn(lineChart(chart));
  expect(first).toBe('M84 348L482 220L880 92');
});

test('where there was no value the line is broken', () => {
  const [, second] = pathsIn(lineChart(chart));
  expect(second?.match(/M/g)).toHaveLength(2);
  expect(second?.match(/L/g)).toHaveLength(1);
});

test('events are lines with a label; one that would lie on another moves up, one outside is not there', () => {
  const svg = lineChart({
    ...chart,
    events: [
      { x: 10, label: 'shop 1 killed' },
      { x: 10.5, label: 'shop 2 killed' },
      { x: 10.6, label: 'no room' },
      { x: 40, label: 'after the end' },
    ],
  });
  expect(svg.match(/stroke-dasharray="3 3"/g)).toHaveLength(3);
  const heightOf = (label: string) => new RegExp(`y="(\\d+)"[^>]*>${label}<`).exec(svg)?.[1];
  expect(Number(heightOf('shop 2 killed'))).toBeLessThan(Number(heightOf('shop 1 killed')));
  expect(svg).not.toContain('no room');
  expect(svg).not.toContain('after the end');
});

test('it stands by itself, has a title and takes words as words', () => {
  const svg = lineChart(chart);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 900 400"/);
  expect(svg).toContain('<title>Memory of &lt;three&gt; shops</title>');
  for (const word of ['>shop 1<', '>shop 2<', '>minutes<', '>MB<']) expect(svg).toContain(word);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('a chart of nothing is an empty one', () => {
  expect(lineChart({ ...chart, lines: [{ name: 'none', points: [] }] })).not.toMatch(/NaN|undefined|Infinity/);
  expect(lineChart({ ...chart, scale: 'log', lines: [] })).not.toMatch(/NaN|undefined|Infinity/);
});
