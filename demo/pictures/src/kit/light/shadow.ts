import type { Point } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { softEllipse, softForm } from './soft.ts';

/** Soft and contact shadow of something round or broad that stands at `y`. */
export const shadow = (paper: Paper, x: number, y: number, rx: number, depth = 1): string =>
  softEllipse(paper, [x + rx * 0.1, y - 2, rx * 1.08, 16 + rx * 0.05], '#1b1f17', { blur: 14, opacity: 0.2 * depth }) +
  softEllipse(paper, [x, y - 1, rx * 0.96, 8], '#14170f', { blur: 5, opacity: 0.5 * depth });

/** Shadow of a box seen at an angle: its left, near and right corner on the ground. */
export function footprint(paper: Paper, [lx, ly]: Point, [nx, ny]: Point, [rx, ry]: Point): string {
  const far = svg`M${lx} ${ly - 12}L${nx} ${ny - 8}L${rx} ${ry - 10}L${rx + 62} ${ry + 14}L${nx + 44} ${ny + 16}L${lx + 8} ${ly + 16}z`;
  const near = svg`M${lx + 2} ${ly - 8}L${nx} ${ny - 4}L${rx - 2} ${ry - 8}L${rx + 8} ${ry + 4}L${nx + 8} ${ny + 7}L${lx + 4} ${ly + 5}z`;
  return (
    softForm(paper, far, '#1b1f17', { blur: 13, opacity: 0.26 }) +
    softForm(paper, near, '#14170f', { blur: 4, opacity: 0.55 })
  );
}

/** A small shadow thrown onto what lies behind. */
export const castShadow = (paper: Paper, data: string, dx = 6, dy = 8, depth = 0.3, softness = 6): string =>
  softForm(paper, data, '#000', { blur: softness, opacity: depth }, svg` transform="translate(${dx} ${dy})"`);
