import { motifAt } from '../motif/mixed.ts';
import type { MotifSource } from '../motif/motif.ts';
import type { Run } from '../text/run.ts';
import type { Typefaces } from '../text/typeface.ts';
import { chance, hash } from './chance.ts';
import { fine, short } from './markup.ts';

/** What every picture is made from. */
export interface Supplies {
  readonly typefaces: Typefaces;
  readonly motifs: MotifSource;
}

/** Offset, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];
type Direction = 'across' | 'down' | 'slant';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A line of text as printed, with the area it had to stay in. */
export interface PrintedLine {
  readonly text: string;
  readonly ink: Area;
  readonly within: Area;
}

export interface MotifPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly flip?: boolean;
  readonly opacity?: number;
}

/** An outline kept once and painted several times. */
export interface Form {
  fill(paint: string, attributes?: string): string;
  clip(content: string): string;
}

const VECTOR: Readonly<Record<Direction, string>> = { across: '', down: ' x2="0" y2="1"', slant: ' x2="1" y2="1"' };
const PREFIXES = 36 ** 5;

const stopMarkup = ([offset, colour, opacity]: Stop): string =>
  `<stop${offset ? ` offset="${fine(offset)}"` : ''}${colour === '#000' ? '' : ` stop-color="${colour}"`}${
    opacity === undefined ? '' : ` stop-opacity="${fine(opacity)}"`
  }/>`;

/** The sheet one picture is drawn on: hands out ids, keeps shared definitions, notes the printed text. */
export class Paper {
  readonly printed: PrintedLine[] = [];
  readonly chance: () => number;
  readonly #prefix: string;
  readonly #ids = new Map<string, string>();
  #definitions = '';
  #placed = 0;

  constructor(
    key: string,
    readonly supplies: Supplies,
  ) {
    const seed = hash(key);
    this.#prefix = `p${(seed % PREFIXES).toString(36)}`;
    this.chance = chance(seed);
  }

  /** The id of a definition, made when it is first wanted. */
  define(what: string, make: (id: string) => string): string {
    const known = this.#ids.get(what);
    if (known) return known;
    const id = `${this.#prefix}${this.#ids.size.toString(36)}`;
    this.#ids.set(what, id);
    // make() may define more: only then is what is kept so far read
    const markup = make(id);
    this.#definitions += markup;
    return id;
  }

  linear(stops: readonly Stop[], direction: Direction = 'across'): string {
    const markup = stops.map(stopMarkup).join('');
    const id = this.define(
      `${direction} ${markup}`,
      (id) => `<linearGradient id="${id}"${VECTOR[direction]}>${markup}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** `at` places the light: `cx=".4" cy=".3" r=".8"`. */
  radial(stops: readonly Stop[], at = ''): string {
    const markup = stops.map(stopMarkup).join('');
    const place = at && ` ${at}`;
    const id = this.define(`${at} ${markup}`, (id) => `<radialGradient id="${id}"${place}>${markup}</radialGradient>`);
    return `url(#${id})`;
  }

  pattern(width: number, height: number, content: string): string {
    const id = this.define(
      `pattern ${content}`,
      (id) =>
        `<pattern id="${id}" width="${short(width)}" height="${short(height)}" patternUnits="userSpaceOnUse">${content}</pattern>`,
    );
    return `url(#${id})`;
  }

  form(data: string): Form {
    const id = this.define(`form ${data}`, (id) => `<path id="${id}" d="${data}"/>`);
    return {
      fill: (paint, attributes = '') => `<use href="#${id}" fill="${paint}"${attributes}/>`,
      clip: (content) => {
        const clip = this.define(`clip ${id}`, (clip) => `<clipPath id="${clip}"><use href="#${id}"/></clipPath>`);
        return `<g clip-path="url(#${clip})">${content}</g>`;
      },
    };
  }

  /** A drawing kept once, to be placed with `place`. */
  symbol(what: string, draw: () => string): string {
    return this.define(`symbol ${what}`, (id) => `<g id="${id}">${draw()}</g>`);
  }

  place(symbol: string, transform: string, attributes = ''): string {
    return `<use href="#${symbol}" transform="${transform}"${attributes}/>`;
  }

  /** A motif centred on a point. */
  motif(given: string, { x, y, size, turn = 0, flip = false, opacity }: MotifPlace): string {
    const name = motifAt(given, this.#placed++);
    const { unit, body } = this.#motif(name);
    const centred = ` transform="translate(${short(-unit / 2)} ${short(-unit / 2)})"`;
    const id = this.define(`motif ${name}`, (id) => `<g id="${id}"${centred}>${body(id)}</g>`);
    const scale = size / unit;
    const scaled = flip ? `${fine(-scale)} ${fine(scale)}` : fine(scale);
    return this.place(
      id,
      `translate(${short(x)} ${short(y)})${turn ? `rotate(${short(turn)})` : ''}scale(${scaled})`,
      opacity === undefined ? '' : ` opacity="${fine(opacity)}"`,
    );
  }

  motifLies(name: string): boolean {
    return this.supplies.motifs.find(motifAt(name, 0))?.lies ?? false;
  }

  /** A shadow that follows the outline of what casts it. */
  dropShadow(dx: number, dy: number, softness: number, depth: number): string {
    const id = this.define(
      `drop ${dx} ${dy} ${softness} ${depth}`,
      (id) =>
        `<filter id="${id}" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="${short(dx)}" dy="${short(dy)}" stdDeviation="${short(softness)}" flood-color="#14170f" flood-opacity="${fine(depth)}"/></filter>`,
    );
    return `url(#${id})`;
  }

  note(text: string, run: Run, x: number, baseline: number, within: Area): void {
    const ink = { x, y: baseline - run.rise, w: run.width, h: run.rise + run.drop };
    this.printed.push({ text, ink, within });
  }

  get definitions(): string {
    return this.#definitions;
  }

  #motif(name: string): { unit: number; body: (prefix: string) => string } {
    const motif = this.supplies.motifs.find(name);
    if (!motif) throw new Error(`no motif "${name}"`);
    return { unit: motif.unit, body: (prefix) => motif.body.replace(/~(?=[a-z0-9])/g, `${prefix}_`) };
  }
}
