import { partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { filmLight } from '../light/light.ts';
import { shadow } from '../light/shadow.ts';
import { lighten } from '../paper/colour.ts';
import { GROUND, line, MIDDLE, path, rect } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import { creases, windowed } from './bagSkin.ts';
import { type Draw, shape } from './shape.ts';

/** A zigzag cut from where the pen is; `step` may run backwards. */
const zigzag = (times: number, step: number, depth: number): string =>
  repeat(times, () => svg`l${step / 2} ${depth}l${step / 2} ${-depth}`);

/** A pillow bag with serrated seams: crisps, pasta, sweets. */
const flow =
  (w: number, h: number, windowShare = 0.3, over?: Draw): Draw =>
  (paper, goods) => {
    const seam = 30;
    const x = MIDDLE - w / 2;
    const right = x + w;
    const y = GROUND - 6 - h;
    const colour = partColour(goods, 'body', goods.colours.base);
    const step = (w - 12) / 22;
    const body = paper.form(
      svg`M${x + 6} ${y}${zigzag(22, step, -7)}V${y + seam}C${right - 2} ${y + 80} ${right + 14} ${y + 120} ${right + 10} ${y + h / 2}S${right - 2} ${GROUND - 80} ${right - 6} ${GROUND - 6 - seam}V${GROUND - 8}${zigzag(22, -step, 7)}V${GROUND - 6 - seam}C${x + 2} ${GROUND - 80} ${x - 14} ${GROUND - 120} ${x - 10} ${y + h / 2}S${x + 2} ${y + 80} ${x + 6} ${y + seam}z`,
    );
    const pane = goods.inside ? h * windowShare : 0;
    const face = flatFace({ x: x - 4, y: y + seam + 4, w: w + 8, h: h - seam * 2 - 8 - pane });
    const seamAt = (top: number, share: number): string =>
      rect({ x: x - 14, y: top, w: w + 28, h: seam + 14 }, lighten(colour, share));
    return (
      shadow(paper, MIDDLE, GROUND - 2, w * 0.47) +
      body.fill(colour) +
      body.clip(
        print(paper, goods, face) +
          windowed(paper, goods, x + w * 0.1, face.y + face.h - 8, w * 0.8, pane) +
          seamAt(y - 10, 0.1) +
          seamAt(GROUND - 6 - seam, 0.03) +
          line(
            [7, 16, 25].map((at) => svg`M${x} ${y + at}h${w}M${x} ${GROUND - at - 8}h${w}`).join(''),
            '#000',
            2,
            ' stroke-opacity=".13"',
          ) +
          rect({ x: x - 14, y: y - 12, w: w + 28, h: h + 24 }, filmLight(paper)) +
          creases(paper, x, y + seam, w, h - 2 * seam) +
          (over?.(paper, goods) ?? ''),
      )
    );
  };

const FLAKES = [
  [236, 610, 64],
  [560, 250, 54],
  [548, 640, 76],
] as const;

/** Frost along the foot of a bag out of the freezer, and flakes. */
const frost: Draw = (paper) =>
  path(
    'M180 700V590q60 -30 90 6q40 -36 90 0q50 -30 90 0q50 -36 80 0q40 -24 90 -8V700z',
    paper.linear(
      [
        [0, '#f4fbff', 0.12],
        [0.5, '#f4fbff', 0.34],
        [1, '#ffffff', 0.7],
      ],
      'down',
    ),
  ) + FLAKES.map(([x, y, size]) => paper.motif('own:snowflake', { x, y, size, opacity: 0.85 })).join('');

export const flowBags = {
  flowBag: shape([200, 180, 600, 706], flow(376, 500), { parts: ['body', 'content'], options: ['inside'] }),
  flowTall: shape([224, 160, 576, 706], flow(330, 526), { parts: ['body', 'content'], options: ['inside'] }),
  flowWide: shape([146, 330, 654, 706], flow(484, 360, 0.34), { parts: ['body', 'content'], options: ['inside'] }),
  frozenBag: shape([186, 200, 614, 706], flow(400, 480, 0.3, frost), {
    parts: ['body', 'content'],
    options: ['inside'],
  }),
} as const;
