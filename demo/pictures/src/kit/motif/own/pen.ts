import { svg } from '../../paper/markup.ts';
import type { Motif } from '../motif.ts';

/* Own motifs are drawn on a 128 grid, lit from the upper left like everything else. */

const UNIT = 128;

export const motif = (body: string): Motif => ({ unit: UNIT, body });
export const lying = (body: string): Motif => ({ unit: UNIT, body, lies: true });

export type Tones = readonly [light: string, middle: string, deep: string];

/** A round gradient of three tones, defined under `id`. */
export const glow = (id: string, [light, middle, deep]: Tones, at = 'cx=".36" cy=".3" r=".78"'): string =>
  `<radialGradient id="~${id}" ${at}><stop stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`;

/** The same along a line, from upper left to lower right unless told otherwise. */
export const fade = (id: string, [light, middle, deep]: Tones, to = 'x2=".5" y2="1"'): string =>
  `<linearGradient id="~${id}" ${to}><stop stop-color="${light}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`;

export const fill = (id: string, data: string): string => `<path fill="url(#~${id})" d="${data}"/>`;
export const flat = (colour: string, data: string, attributes = ''): string =>
  `<path fill="${colour}"${attributes} d="${data}"/>`;
export const stroke = (colour: string, width: number, data: string, attributes = ''): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"${attributes} d="${data}"/>`;

export const shine = (x: number, y: number, rx: number, ry: number, turn: number, opacity = 0.5): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="#fff" opacity="${opacity}"/>`;

export const at = (x: number, y: number, turn: number, scale: number, content: string): string =>
  svg`<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale.toFixed(2).replace(/^0/, '')})`}">${content}</g>`;

export const dots = (
  colour: string,
  radius: number,
  points: readonly (readonly [number, number])[],
  attributes = '',
): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${radius * 2}" stroke-linecap="round"${attributes} d="${points
    .map(([x, y]) => svg`M${x} ${y}h0`)
    .join('')}"/>`;

/** A body in two paints: its own tones and a blush coming from one side. */
export const blushed = (
  data: string,
  tones: Tones,
  blush: string,
  from = 'cx="1" cy=".55" r=".62"',
  at?: string,
): string =>
  `${glow('a', tones, at)}<radialGradient id="~b" ${from}><stop stop-color="${blush}"/><stop offset="1" stop-color="${blush}" stop-opacity="0"/></radialGradient><defs><path id="~c" d="${data}"/></defs><use href="#~c" fill="url(#~a)"/><use href="#~c" fill="url(#~b)"/>`;

/** One more of the drawing kept as `b`. */
export const strewn = (x: number, y: number, turn: number): string =>
  svg`<use href="#~b" transform="translate(${x} ${y}) rotate(${turn % 180})"/>`;
