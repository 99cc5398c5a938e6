import { chance, hash } from '../kit/paper/chance.ts';
import { fine } from '../kit/paper/markup.ts';

/** Warm and dark: shadows on a table are never grey. */
export const SHADE = '#2b1403';

/** The light of a picture, from the upper left, as paints that lie over flat colours. */
export interface Brush {
  readonly chance: () => number;
  /** Makes a flat outline look round. */
  readonly round: string;
  /** A shadow that ends softly; dense in the middle. */
  readonly soft: string;
}

const PREFIXES = 36 ** 5;

type Fade = readonly [offset: number, colour: string, opacity: number];
const stops = (all: readonly Fade[]): string =>
  all
    .map(
      ([at, colour, opacity]) => `<stop offset="${fine(at)}" stop-color="${colour}" stop-opacity="${fine(opacity)}"/>`,
    )
    .join('');

/** What one picture is drawn on: hands out ids, keeps what is drawn once and placed often. */
export class Sheet implements Brush {
  readonly chance: () => number;
  readonly round: string;
  readonly soft: string;
  readonly #prefix: string;
  readonly #ids = new Map<string, string>();
  #definitions = '';

  constructor(key: string) {
    const seed = hash(key);
    this.#prefix = `d${(seed % PREFIXES).toString(36)}`;
    this.chance = chance(seed);
    this.round = this.radial(
      [
        [0, '#fff', 0.42],
        [0.4, '#fff', 0.06],
        [0.62, SHADE, 0.04],
        [1, SHADE, 0.42],
      ],
      'cx=".36" cy=".3" r=".76"',
    );
    this.soft = this.radial([
      [0.62, SHADE, 0.36],
      [1, SHADE, 0],
    ]);
  }

  /** The id of a definition, made when it is first wanted. */
  define(what: string, make: (id: string) => string): string {
    const known = this.#ids.get(what);
    if (known) return known;
    const id = `${this.#prefix}${this.#ids.size.toString(36)}`;
    this.#ids.set(what, id);
    const markup = make(id);
    this.#definitions += markup;
    return id;
  }

  radial(fades: readonly Fade[], at = ''): string {
    const markup = stops(fades);
    const id = this.define(
      `radial ${at} ${markup}`,
      (id) => `<radialGradient id="${id}"${at && ` ${at}`}>${markup}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** From the lit corner to the dark one. */
  slant(from: string, to: string): string {
    const markup = `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`;
    const id = this.define(
      `slant ${markup}`,
      (id) => `<linearGradient id="${id}" x2="1" y2="1">${markup}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  clip(data: string, content: string): string {
    const id = this.define(`clip ${data}`, (id) => `<clipPath id="${id}"><path d="${data}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${content}</g>`;
  }

  get definitions(): string {
    return this.#definitions;
  }
}
