import { type Goods, partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { filmLight, flatLight } from '../light/light.ts';
import { castShadow, shadow } from '../light/shadow.ts';
import { darken, lighten } from '../paper/colour.ts';
import { GROUND, line, MIDDLE, moved, opacity, path, rect, rounded, roundedData } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { drawFilling, heapOf } from './fillings.ts';
import { type Draw, shape } from './shape.ts';
import { tag } from './tag.ts';

const OUTER = 'M170 250H630q26 0 32 26L712 630q6 50 -46 52H134q-52 -2 -46 -52L138 276q6 -26 32 -26z';

const INNER = 'M186 272H614q18 0 22 18L674 598q4 34 -32 34H158q-36 0 -32 -34L164 290q4 -18 22 -18z';

/** A tray under film with a tag: meat, fish, or pieces of the motif. */
const tray: Draw = (paper, goods) => {
  const colour = partColour(goods, 'tray', '#23282b');
  const [outer, inner] = [paper.form(OUTER), paper.form(INNER)];
  const contents = goods.filling
    ? drawFilling(paper, goods.filling, goods.parts?.content)
    : goods.motif
      ? heapOf(paper, goods.motif)
      : '';
  return (
    shadow(paper, MIDDLE, GROUND - 8, 306) +
    outer.fill(colour) +
    outer.fill(
      paper.linear(
        [
          [0, '#fff', 0.22],
          [0.1, '#fff', 0.04],
          [0.9, '#000', 0.1],
          [1, '#fff', 0.12],
        ],
        'down',
      ),
    ) +
    inner.fill(darken(colour, 0.35)) +
    inner.clip(
      contents +
        [52, 38, 24, 12]
          .map((width) => inner.fill('none', svg` stroke="#000" stroke-opacity=".1" stroke-width="${width}"`))
          .join(''),
    ) +
    path('M190 264h96L164 650h-44q-16 -6 -14 -26z', '#fff', opacity(0.26)) +
    path('M330 260h36L236 668h-30z', '#fff', opacity(0.16)) +
    line('M170 253H630q24 0 29 24', '#fff', 2.5, ' stroke-opacity=".5"') +
    tag(paper, goods, { x: 372, y: 484, w: 288, h: 164 }, -2)
  );
};

/** A flat pack with slices behind a window: ham, salami, cheese, smoked salmon. */
const slicesPack: Draw = (paper, goods) => {
  const card = { x: 180, y: 170, w: 440, h: 520 };
  const body = paper.form(roundedData(card, 26));
  const pane = paper.form('M196 420Q400 372 604 420V662q0 14 -14 14H210q-14 0 -14 -14z');
  return (
    shadow(paper, MIDDLE, GROUND - 4, 212) +
    body.fill(lighten(goods.colours.base, 0.08)) +
    body.clip(
      print(paper, goods, flatFace({ x: 190, y: 184, w: 420, h: 216 }), 'side') +
        pane.fill(partColour(goods, 'tray', '#2a2f2c')) +
        pane.clip(
          moved('translate(400 545) scale(.82) translate(-394 -440)', drawFilling(paper, goods.filling ?? 'ham')) +
            path('M196 676L330 400h54L250 676z', '#fff', opacity(0.26)),
        ) +
        body.fill(flatLight(paper, 0.24, 0.12)),
    ) +
    path('M548 170h72v60q-8 4 -14 -6q-40 -10 -58 -54z', '#fff', opacity(0.55)) +
    line('M196 420Q400 372 604 420', '#fff', 4, ' stroke-opacity=".7"')
  );
};

/** A row of small sausages hanging in film under a printed head. */
const hangPack = (paper: Paper, goods: Goods): string => {
  const card = { x: 220, y: 170, w: 360, h: 520 };
  const body = paper.form(roundedData(card, 20));
  return (
    shadow(paper, MIDDLE, GROUND - 4, 176) +
    body.fill('#e9eff0') +
    body.clip(
      moved(
        'translate(400 545) rotate(90) scale(.62 .7) translate(-400 -440)',
        drawFilling(paper, goods.filling ?? 'sausages'),
      ) +
        paper
          .form('M220 170h360V420Q400 460 220 420z')
          .clip(
            print(paper, goods, flatFace({ x: 226, y: 200, w: 348, h: 216 }), 'side') +
              rect({ x: 220, y: 160, w: 360, h: 42 }, goods.colours.base),
          ) +
        rect({ x: 216, y: 160, w: 368, h: 540 }, filmLight(paper)),
    ) +
    rounded({ x: 366, y: 182, w: 68, h: 16 }, 8, '#fff', opacity(0.9))
  );
};

const SLEEVE = 'M236 236H564L604 700H196z';

/** A ready meal: a tray with a printed sleeve around it. */
const mealTray: Draw = (paper, goods) => {
  const colour = partColour(goods, 'tray', '#23282b');
  const [outer, inner, sleeve] = [paper.form(OUTER), paper.form(INNER), paper.form(SLEEVE)];
  const content = goods.inside ?? goods.motif;
  return (
    shadow(paper, MIDDLE, GROUND - 8, 306) +
    outer.fill(colour) +
    inner.fill(darken(colour, 0.35)) +
    inner.clip(content ? heapOf(paper, content) : '') +
    path('M170 253H230L200 690H134q-44 -2 -40 -40z', '#fff', opacity(0.2)) +
    castShadow(paper, SLEEVE, 0, 0, 0.5, 9) +
    sleeve.fill(goods.colours.base) +
    sleeve.clip(
      print(paper, goods, flatFace({ x: 222, y: 252, w: 356, h: 430 })) + sleeve.fill(flatLight(paper, 0.24, 0.14)),
    ) +
    line('M236 238H564', '#fff', 4, ' stroke-opacity=".5"')
  );
};

export const trays = {
  tray: shape([84, 246, 716, 690], tray, {
    printing: 'tag',
    parts: ['content', 'tray'],
    options: ['filling', 'motif'],
  }),
  slicesPack: shape([180, 166, 620, 700], slicesPack, { parts: ['tray'], options: ['filling'] }),
  hangPack: shape([220, 166, 580, 700], hangPack, { options: ['filling'] }),
  mealTray: shape([84, 232, 716, 704], mealTray, { parts: ['tray'], options: ['inside'] }),
} as const;
