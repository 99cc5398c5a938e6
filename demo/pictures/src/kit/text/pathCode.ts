import { short } from '../paper/markup.ts';

/** One step of an outline; a curve carries its control points, `Z` closes. */
export interface Segment {
  readonly kind: 'M' | 'L' | 'Q' | 'C' | 'Z';
  readonly x: number;
  readonly y: number;
  readonly controls: readonly (readonly [number, number])[];
}

const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6 };

const join = (numbers: readonly number[]): string =>
  numbers.reduce((text, value) => {
    const digits = short(value);
    return text === '' || digits.startsWith('-') ? text + digits : `${text} ${digits}`;
  }, '');

/**
 * Whole-number outline as compact relative path data. A quadratic curve whose control point mirrors the
 * one before within `slack` is written as a smooth one, which is what most letters are made of.
 */
export function encodePath(segments: readonly Segment[], slack = 1): string {
  let data = '';
  let letter = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let mirror: readonly [number, number] | undefined;
  const write = (command: string, numbers: readonly number[]): void => {
    const text = join(numbers);
    data += command === letter ? (text.startsWith('-') ? text : ` ${text}`) : command + text;
    letter = command;
  };
  for (const segment of segments) {
    const [control] = segment.controls;
    const dx = segment.x - x;
    const dy = segment.y - y;
    if (segment.kind === 'Z') {
      data += 'z';
      [letter, mirror, x, y] = ['', undefined, startX, startY];
      continue;
    }
    if (segment.kind === 'M') {
      letter = '';
      write(data === '' ? 'M' : 'm', [dx, dy]);
      [startX, startY, mirror, letter] = [segment.x, segment.y, undefined, ''];
    } else if (segment.kind === 'Q' && control) {
      const smooth = mirror && Math.abs(control[0] - mirror[0]) <= slack && Math.abs(control[1] - mirror[1]) <= slack;
      const used = smooth && mirror ? mirror : control;
      if (smooth) write('t', [dx, dy]);
      else write('q', [control[0] - x, control[1] - y, dx, dy]);
      mirror = [2 * segment.x - used[0], 2 * segment.y - used[1]];
    } else if (segment.kind === 'C') {
      write('c', [...segment.controls.flatMap(([cx, cy]) => [cx - x, cy - y]), dx, dy]);
      mirror = undefined;
    } else {
      if (dy === 0) write('h', [dx]);
      else if (dx === 0) write('v', [dy]);
      else write('l', [dx, dy]);
      mirror = undefined;
    }
    [x, y] = [segment.x, segment.y];
  }
  return data;
}

/** Reads what `encodePath` wrote. */
export function decodePath(data: string): Segment[] {
  const segments: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let mirror: readonly [number, number] | undefined;
  for (const [, command = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    if (command === 'z') {
      segments.push({ kind: 'Z', x: startX, y: startY, controls: [] });
      [x, y, mirror] = [startX, startY, undefined];
      continue;
    }
    const numbers = [...rest.matchAll(/-?\d*\.?\d+/g)].map(Number);
    const step = ARGUMENTS[command] ?? numbers.length;
    for (let at = 0; at + step <= numbers.length; at += step) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.slice(at, at + step);
      const [fromX, fromY] = [x, y];
      let controls: [number, number][] = [];
      if (command === 'M') [x, y] = [a, b];
      else if (command === 'm' || command === 'l') [x, y] = [x + a, y + b];
      else if (command === 'h') x += a;
      else if (command === 'v') y += a;
      else if (command === 't') {
        controls = [mirror ? [...mirror] : [x, y]];
        [x, y] = [x + a, y + b];
      } else if (command === 'q') {
        controls = [[x + a, y + b]];
        [x, y] = [x + c, y + d];
      } else {
        controls = [
          [x + a, y + b],
          [x + c, y + d],
        ];
        [x, y] = [x + e, y + f];
      }
      const isMove = command === 'M' || command === 'm';
      if (isMove) [startX, startY] = [x, y];
      const [control] = controls;
      mirror = controls.length === 1 && control ? [2 * x - control[0], 2 * y - control[1]] : undefined;
      const kind = isMove ? 'M' : controls.length === 2 ? 'C' : controls.length === 1 ? 'Q' : 'L';
      if (kind !== 'L' || x !== fromX || y !== fromY) segments.push({ kind, x, y, controls });
    }
  }
  return segments;
}
