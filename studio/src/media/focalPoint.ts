import type { FocalPoint } from '@trolley/contract';

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

/** Where a press on a picture is, in percent of it. */
export function pointAt(
  { left, top, width, height }: Frame,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): FocalPoint {
  if (width === 0 || height === 0) return { x: 50, y: 50 };
  return { x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) };
}

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key moves the point; undefined for any other key. */
export function movedPoint({ x, y }: FocalPoint, key: string, step: number): FocalPoint | undefined {
  if (key === 'Home') return { x: 50, y: 50 };
  const move = moves[key];
  return move && { x: within(x + move[0] * step), y: within(y + move[1] * step) };
}
