import type { Goods } from '../goods.ts';
import { partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { cylinderLight, filmLight } from '../light/light.ts';
import { shadow } from '../light/shadow.ts';
import { darken, lighten } from '../paper/colour.ts';
import { GROUND, line, MIDDLE, opacity, path, rect, rounded, roundedData } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { bottles } from './bottles.ts';
import { cans, drinkCan } from './cans.ts';
import { type Draw, shape } from './shape.ts';

interface Rows {
  readonly step: number;
  readonly scale: number;
  readonly back: number;
  readonly columns?: number;
}

/** One row in front and one behind, each a copy of one drawing that stands at the middle of the stage. */
const bundle = (paper: Paper, one: string, { step, scale, back, columns = 3 }: Rows): string => {
  const at = (x: number, y: number, size: number): string =>
    paper.place(one, svg`translate(${x} ${y}) scale(${size}) translate(${-MIDDLE} ${-GROUND})`);
  const row = (spread: number, y: number, size: number): string =>
    repeat(columns, (place) => at(MIDDLE + (place - (columns - 1) / 2) * spread, y, size));
  return row(step * 0.94, GROUND - back, scale * 0.95) + row(step, GROUND, scale);
};

/** Four, six or eight cans on a cardboard carrier. */
const sixCans: Draw = (paper, goods) => {
  const can = paper.symbol('can', () => drinkCan(paper, goods, 236, 448));
  const card = partColour(goods, 'card', goods.colours.base);
  const columns = Math.max(2, Math.min(4, Math.ceil((goods.count ?? 6) / 2)));
  const half = 68 + columns * 56;
  const shrink = columns === 4 ? 0.8 : 1;
  const [left, right, y] = [MIDDLE - half * shrink, MIDDLE + half * shrink, GROUND - 338 * shrink];
  const top = paper.form(svg`M${left + 8} ${y + 22}q0 -20 20 -22H${right - 28}q20 2 20 22l8 34H${left}z`);
  return (
    shadow(paper, MIDDLE, GROUND - 4, half * shrink) +
    bundle(paper, can, { step: 156 * shrink, scale: 0.64 * shrink, back: 34, columns }) +
    top.fill(card) +
    top.fill(
      paper.linear(
        [
          [0, '#fff', 0.34],
          [1, '#000', 0.16],
        ],
        'down',
      ),
    ) +
    rounded({ x: 330, y: y + 12, w: 140, h: 24 }, 12, '#1a1f1b', opacity(0.5))
  );
};

/** Six bottles in shrink film with a handle. */
const waterBundle: Draw = (paper, goods) => {
  const bottle = paper.symbol('bottle', () => bottles.water.draw(paper, goods));
  const film = paper.form('M150 330q0 -24 30 -28H620q30 4 30 28l10 330q0 30 -30 34H170q-30 -4 -30 -34z');
  return (
    shadow(paper, MIDDLE, GROUND - 4, 256) +
    bundle(paper, bottle, { step: 164, scale: 0.62, back: 30 }) +
    film.fill('#ffffff', opacity(0.12)) +
    film.clip(
      rect({ x: 140, y: 300, w: 520, h: 400 }, filmLight(paper), opacity(0.7)) +
        path('M180 690L300 300h50L240 690zM470 690L560 300h24L500 690z', '#fff', opacity(0.2)),
    ) +
    line('M330 306q70 -120 140 0', goods.colours.base, 18, ' stroke-linecap="round"') +
    line('M330 306q70 -120 140 0', '#fff', 5, ' stroke-opacity=".35"')
  );
};

/** Tins shrunk together in film. */
const tinPack: Draw = (paper, goods) => {
  const tin = paper.symbol('tin', () => cans.tin.draw(paper, goods));
  const film = paper.form('M128 420q0 -22 28 -26H644q28 4 28 26l6 254q0 26 -28 30H150q-28 -4 -28 -30z');
  return (
    shadow(paper, MIDDLE, GROUND - 2, 276) +
    bundle(paper, tin, { step: 262, scale: 0.8, back: 46, columns: 2 }) +
    film.fill('#ffffff', opacity(0.1)) +
    film.clip(
      rect({ x: 120, y: 390, w: 560, h: 320 }, filmLight(paper), opacity(0.5)) +
        path('M160 710L290 390h44L214 710zM500 710L610 390h20L526 710z', '#fff', opacity(0.2)),
    )
  );
};

/** A crate of bottles, seen from the front. */
const crate: Draw = (paper, goods) => {
  const plastic = partColour(goods, 'body', goods.colours.base);
  const glass = partColour(goods, 'glass', '#6b3a18');
  const cap = partColour(goods, 'cap', goods.colours.accent);
  const neck = paper.symbol('neck', () => {
    const body = paper.form('M-17 -128L-22 -60C-26 -20 -46 -10 -46 60h92C46 -10 26 -20 22 -60L17 -128z');
    return (
      body.fill(glass) +
      body.fill(cylinderLight(paper)) +
      path('M-20 -146q20 -12 40 0l3 20q-23 8 -46 0z', cap) +
      path('M-20 -146q20 -12 40 0l3 20q-23 8 -46 0z', cylinderLight(paper))
    );
  });
  const front = paper.form(
    'M128 420q272 20 544 0q16 0 16 18l-10 236q0 20 -22 20H144q-22 0 -22 -20L112 438q0 -18 16 -18z',
  );
  const row = (y: number, scale: number, spread: number): string =>
    repeat(5, (step) => paper.place(neck, svg`translate(${MIDDLE + (step - 2) * spread} ${y}) scale(${scale})`));
  return (
    shadow(paper, MIDDLE, GROUND - 2, 280) +
    path('M150 372h500l30 70H120z', darken(plastic, 0.55)) +
    row(372, 0.84, 102) +
    row(412, 0.94, 108) +
    front.fill(plastic) +
    front.clip(
      print(paper, goods, flatFace({ x: 210, y: 462, w: 380, h: 212 }), 'side') +
        rect({ x: 100, y: 410, w: 110, h: 290 }, plastic) +
        rect({ x: 590, y: 410, w: 110, h: 290 }, plastic) +
        rect({ x: 100, y: 410, w: 600, h: 52 }, lighten(plastic, 0.08)) +
        rect({ x: 100, y: 674, w: 600, h: 30 }, darken(plastic, 0.14)) +
        front.fill(
          paper.linear(
            [
              [0, '#fff', 0.26],
              [0.25, '#fff', 0.02],
              [1, '#000', 0.26],
            ],
            'down',
          ),
        ),
    ) +
    path(roundedData({ x: 332, y: 430, w: 136, h: 24 }, 12), darken(plastic, 0.6)) +
    line('M160 480v180M184 480v180M616 480v180M640 480v180', '#000', 8, ' stroke-opacity=".2" stroke-linecap="round"')
  );
};

/** Bottles in a cardboard carrier with a handle. */
const bottleCarrier = (paper: Paper, goods: Goods): string => {
  const glass = partColour(goods, 'glass', '#6b3a18');
  const cap = partColour(goods, 'cap', goods.colours.accent);
  const neck = paper.symbol('neck', () => {
    const body = paper.form('M-20 -150L-26 -70C-30 -30 -60 -10 -60 70h120C60 -10 30 -30 26 -70L20 -150z');
    return body.fill(glass) + body.fill(cylinderLight(paper)) + path('M-24 -170q24 -14 48 0l4 24q-28 10 -56 0z', cap);
  });
  const front = paper.form('M160 400H640V690H160z');
  return (
    shadow(paper, MIDDLE, GROUND - 4, 240) +
    path('M300 250q100 -70 200 0v170h-200z', darken(goods.colours.base, 0.18)) +
    rounded({ x: 340, y: 250, w: 120, h: 34 }, 17, '#f2f0ea') +
    repeat(3, (step) => paper.place(neck, svg`translate(${MIDDLE + (step - 1) * 150} 380)`)) +
    front.fill(goods.colours.base) +
    front.clip(
      print(paper, goods, flatFace({ x: 160, y: 404, w: 480, h: 284 })) +
        front.fill(
          paper.linear(
            [
              [0, '#fff', 0.2],
              [0.4, '#fff', 0],
              [1, '#000', 0.14],
            ],
            'slant',
          ),
        ),
    ) +
    path('M160 400h480l-24 16H184z', '#000', opacity(0.16))
  );
};

export const multipacks = {
  sixCans: shape([166, 360, 634, 706], sixCans, { parts: ['card'], options: ['count'] }),
  tinPack: shape([122, 386, 678, 718], tinPack),
  waterBundle: shape([140, 240, 660, 704], waterBundle, { parts: ['cap', 'glass', 'liquid'] }),
  crate: shape([110, 246, 690, 704], crate, { parts: ['body', 'cap', 'glass'] }),
  bottleCarrier: shape([156, 196, 644, 704], bottleCarrier, { parts: ['cap', 'glass'] }),
} as const;
