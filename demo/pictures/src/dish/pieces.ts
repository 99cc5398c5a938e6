import { svg } from '../kit/paper/markup.ts';
import { type FoodName, foods } from './foods/foods.ts';
import { turnedBy } from './outline.ts';
import type { Sheet } from './sheet.ts';

/** Enough to look like a heap of different ones. */
const FORMS = 4;

/** Its shadow falls to the lower right however it lies. */
function drawn(sheet: Sheet, name: FoodName, turn: number): string {
  const {
    draw,
    shadow: [rx, ry],
  } = foods[name];
  const cast =
    rx === 0 ? '' : turnedBy(turn, svg`<ellipse rx="${rx * 1.14}" ry="${ry * 1.14}" fill="${sheet.soft}"/>`, 5, 8);
  return cast + turnedBy(turn, draw(sheet));
}

const placed = (id: string, x: number, y: number, size: number): string =>
  svg`<use href="#${id}" transform="translate(${x} ${y})scale(${size / 100})"/>`;

/** One of a few forms in which such things lie about. */
export function strewPiece(sheet: Sheet, name: FoodName, x: number, y: number, size: number, given?: number): string {
  const form = Math.floor(sheet.chance() * FORMS);
  const id = sheet.define(`${name} ${form} ${given}`, (id) => {
    const turn = given === undefined ? Math.floor(sheet.chance() * 360) : given + (sheet.chance() - 0.5) * 24;
    return `<g id="${id}">${drawn(sheet, name, Math.round(turn))}</g>`;
  });
  return placed(id, x, y, size);
}

/** Exactly so. */
export function putPiece(sheet: Sheet, name: FoodName, x: number, y: number, size: number, turn: number): string {
  const id = sheet.define(`${name} at ${turn}`, (id) => `<g id="${id}">${drawn(sheet, name, turn)}</g>`);
  return placed(id, x, y, size);
}
