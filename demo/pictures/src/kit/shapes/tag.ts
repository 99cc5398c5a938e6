import type { Goods } from '../goods.ts';
import { CREAM, LEAF } from '../label/footBand.ts';
import { inkOn } from '../label/print.ts';
import { flatLight } from '../light/light.ts';
import { castShadow } from '../light/shadow.ts';
import { ellipse, moved, rect, roundedData } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import type { Area, Paper } from '../paper/paper.ts';
import { breakLines } from '../text/breakLines.ts';
import type { Font } from '../text/fonts.ts';
import { letter } from '../text/lettering.ts';
import { fitRun } from '../text/run.ts';

interface Line {
  readonly text: string;
  readonly font: Font;
  readonly size: number;
  readonly fill: string;
  readonly tracking?: number;
}

/** One line of text centred in an area, as large as fits. */
export function centred(paper: Paper, { text, font, size, fill, tracking = 0 }: Line, area: Area): string {
  const typefaces = paper.supplies.typefaces;
  const wide = fitRun(typefaces, text, { font, size, tracking }, area.w);
  const tall = wide.rise + wide.drop;
  const run =
    tall <= area.h ? wide : fitRun(typefaces, text, { font, size: (wide.size * area.h) / tall, tracking }, area.w);
  const x = area.x + (area.w - run.width) / 2;
  const y = area.y + (area.h - run.rise - run.drop) / 2 + run.rise;
  paper.note(text, run, x, y, area);
  return letter(run, { x, y, fill });
}

/** Where there is no room for a band it goes before the name. */
export const nameWithBand = ({ name, band }: Goods): string => (band ? `${band} ${name}` : name).toUpperCase();

const LONG_NAME = 15;

/** A small printed tag: brand on colour, name on a strip below. */
export function tag(paper: Paper, goods: Goods, whole: Area, turn = 0): string {
  const { base, accent } = goods.colours;
  const foot = goods.band ? whole.h * 0.3 : 0;
  const area = { ...whole, h: whole.h - foot };
  const { x, y, w, h } = area;
  const name = goods.name.toUpperCase();
  const lines = name.length > LONG_NAME ? breakLines(name, 2) : [name];
  const strip = h * (lines.length > 1 ? 0.5 : 0.38);
  const lineHeight = (strip * 0.84) / lines.length;
  const data = roundedData(whole, 12);
  const brand = goods.capitals ? goods.brand.toUpperCase() : goods.brand;
  const names = lines.map((text, index) =>
    centred(
      paper,
      { text, font: 'small', size: h * 0.27, fill: inkOn(accent, goods), tracking: 0.03 },
      {
        x: x + w * 0.06,
        y: y + h - strip * 0.92 + index * lineHeight,
        w: w * 0.88,
        h: lineHeight * 0.84,
      },
    ),
  );
  const printed =
    rect(area, base) +
    rect({ x, y: y + h - strip, w, h: strip }, accent) +
    centred(
      paper,
      { text: brand, font: goods.font, size: h * 0.46, fill: inkOn(base, goods), tracking: goods.tracking ?? 0 },
      {
        x: x + w * 0.07,
        y: y + h * 0.07,
        w: w * 0.86,
        h: h - strip - h * 0.14,
      },
    ) +
    names.join('') +
    (goods.band ? tagBand(paper, goods.band, { x, y: y + h, w, h: foot }) : '') +
    rect(whole, flatLight(paper, 0.2, 0.12));
  return moved(
    svg`rotate(${turn} ${x + w / 2} ${whole.y + whole.h / 2})`,
    castShadow(paper, data, 5, 7, 0.32) + paper.form(data).clip(printed),
  );
}

function tagBand(paper: Paper, text: string, area: Area): string {
  const { x, y, w, h } = area;
  return (
    rect(area, LEAF) +
    rect({ x, y, w, h: 5 }, CREAM) +
    centred(
      paper,
      { text, font: 'modern', size: h * 0.8, fill: '#ffffff', tracking: 0.1 },
      { x: x + w * 0.1, y: y + h * 0.26, w: w * 0.8, h: h * 0.56 },
    )
  );
}

/** The oval sticker on a piece of fruit. */
export function sticker(paper: Paper, goods: Goods, x: number, y: number, scale = 1): string {
  const { base } = goods.colours;
  return moved(
    svg`translate(${x} ${y}) rotate(-8) scale(${scale})`,
    ellipse(2, 3, 50, 36, '#000', ' opacity=".25"') +
      ellipse(0, 0, 50, 36, base) +
      ellipse(0, 0, 44, 30, 'none', ' stroke="#fff" stroke-opacity=".7" stroke-width="2"') +
      centred(
        paper,
        { text: goods.brand, font: goods.font, size: 27, fill: inkOn(base, goods) },
        { x: -38, y: -20, w: 76, h: 40 },
      ),
  );
}
