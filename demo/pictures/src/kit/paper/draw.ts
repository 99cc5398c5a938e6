import { svg } from './markup.ts';
import type { Area } from './paper.ts';

export type Point = readonly [x: number, y: number];

/** The kit's stage: 800 by 800, things stand on the ground line and around the middle. */
export const STAGE = 800;
export const GROUND = 700;
export const MIDDLE = 400;

export const path = (data: string, fill: string, attributes = ''): string =>
  `<path fill="${fill}"${attributes} d="${data}"/>`;

export const line = (data: string, stroke: string, width: number, attributes = ''): string =>
  svg`<path fill="none" stroke="${stroke}" stroke-width="${width}"${attributes} d="${data}"/>`;

export const polygonData = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => svg`${x} ${y}`).join('L')}z`;

export const polygon = (points: readonly Point[], fill: string, attributes = ''): string =>
  path(polygonData(points), fill, attributes);

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, attributes = ''): string =>
  svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes}/>`;

export const circle = (x: number, y: number, r: number, fill: string, attributes = ''): string =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${attributes}/>`;

export const rectData = ({ x, y, w, h }: Area): string => svg`M${x} ${y}h${w}v${h}h${-w}z`;

export const rect = (area: Area, fill: string, attributes = ''): string => path(rectData(area), fill, attributes);

/** A rectangle with rounded corners, as path data. */
export function roundedData({ x, y, w, h }: Area, radius: number): string {
  const r = Math.min(radius, w / 2, h / 2);
  const corner = (dx: number, dy: number): string => svg`a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return svg`M${x + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`;
}

export const rounded = (area: Area, radius: number, fill: string, attributes = ''): string =>
  path(roundedData(area, radius), fill, attributes);

export const moved = (transform: string, content: string, attributes = ''): string =>
  `<g transform="${transform}"${attributes}>${content}</g>`;

export const opacity = (share: number): string => svg` opacity="${share}"`;
