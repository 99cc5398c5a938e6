import { partColour } from '../goods.ts';
import { ballLight } from '../light/light.ts';
import { shadow } from '../light/shadow.ts';
import { softEllipse, softForm } from '../light/soft.ts';
import { darken, lighten } from '../paper/colour.ts';
import { circle, ellipse, line, MIDDLE, moved, opacity, path } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { type Draw, shape } from './shape.ts';
import { tag } from './tag.ts';

/** Flour strewn over a crust. */
const flour = (paper: Paper, x: number, y: number, rx: number, ry: number): string =>
  `<g fill="#fff6e6" opacity=".5">${repeat(30, () => {
    const turn = paper.chance() * 6.28;
    const far = Math.sqrt(paper.chance());
    return svg`<circle cx="${Math.round(x + Math.cos(turn) * far * rx)}" cy="${Math.round(y + Math.sin(turn) * far * ry)}" r="${Math.round(2 + paper.chance() * 4)}"/>`;
  })}</g>`;

/** A round or long loaf with cuts. */
const loaf: Draw = (paper, goods) => {
  const crust = partColour(goods, 'crust', '#a8672f');
  const body = paper.form('M96 560C96 400 230 320 400 320S704 400 704 560C704 650 640 686 400 686S96 650 96 560z');
  const cut = paper.symbol(
    'cut',
    () =>
      path('M0 -128q44 60 40 128t-36 116q-40 -52 -40 -116t36 -128z', lighten(crust, 0.5)) +
      path('M0 -128q-34 50 -36 128t40 116q-70 -40 -74 -116t70 -128z', darken(crust, 0.38)) +
      line('M8 -90q20 50 16 170', '#fff', 7, ' stroke-opacity=".3"'),
  );
  const count = Math.min(goods.count ?? 3, 5);
  return (
    shadow(paper, MIDDLE, 690, 292) +
    body.fill(
      paper.radial(
        [
          [0, lighten(crust, 0.42)],
          [0.5, crust],
          [0.8, darken(crust, 0.3)],
          [1, darken(crust, 0.62)],
        ],
        'cx=".4" cy=".3" r=".78"',
      ),
    ) +
    body.clip(
      repeat(count, (step) =>
        paper.place(
          cut,
          svg`translate(${MIDDLE + (step - (count - 1) / 2) * (440 / count)} 462) rotate(${22 - step * 6})`,
        ),
      ) +
        flour(paper, 400, 470, 270, 130) +
        softForm(paper, 'M150 470q60 -110 200 -126q-130 50 -170 150z', '#fff', { blur: 9, opacity: 0.2 }),
    ) +
    (goods.sticker ? tag(paper, goods, { x: 420, y: 524, w: 262, h: 152 }, -4) : '')
  );
};

/** Soda bread: round, floured, cut with a cross. */
const sodaLoaf: Draw = (paper, goods) => {
  const crust = partColour(goods, 'crust', '#d8b078');
  const body = paper.form('M110 540C110 400 240 330 400 330S690 400 690 540C690 640 620 684 400 684S110 640 110 540z');
  return (
    shadow(paper, MIDDLE, 688, 284) +
    body.fill(
      paper.radial(
        [
          [0, lighten(crust, 0.5)],
          [0.5, crust],
          [1, darken(crust, 0.5)],
        ],
        'cx=".4" cy=".28" r=".8"',
      ),
    ) +
    body.clip(
      path('M376 320Q390 480 372 690h64Q420 480 428 320z', darken(crust, 0.36)) +
        path('M380 320Q394 480 378 690h34Q402 480 410 320z', lighten(crust, 0.62)) +
        path('M100 470Q400 402 700 470v40Q400 446 100 514z', darken(crust, 0.36)) +
        path('M100 474Q400 408 700 474v22Q400 432 100 498z', lighten(crust, 0.62)) +
        flour(paper, 400, 460, 280, 120),
    ) +
    (goods.sticker ? tag(paper, goods, { x: 420, y: 524, w: 262, h: 152 }, -4) : '')
  );
};

/** A loaf from the tin: straight sides, a crusted top; its cut face towards us. */
const tinLoaf: Draw = (paper, goods) => {
  const crust = partColour(goods, 'crust', '#8a5224');
  const crumb = partColour(goods, 'content', '#d9b27a');
  const side = paper.form('M270 400Q290 330 360 330H640Q716 340 706 410L690 640q-2 22 -24 24L330 690z');
  const face = paper.form('M110 430C96 360 150 326 220 326s124 34 110 104v230q-2 26 -28 28H138q-26 -2 -28 -28z');
  return (
    shadow(paper, MIDDLE, 690, 286) +
    side.fill(crust) +
    side.fill(
      paper.linear(
        [
          [0, '#fff', 0.36],
          [0.25, '#fff', 0.05],
          [1, '#000', 0.42],
        ],
        'down',
      ),
    ) +
    flour(paper, 520, 380, 150, 34) +
    face.fill(darken(crust, 0.15)) +
    moved('translate(220 510) scale(.92) translate(-220 -510)', face.fill(crumb)) +
    face.clip(
      repeat(26, (step) =>
        ellipse(
          130 + ((step * 53) % 180),
          370 + ((step * 71) % 290),
          4 + (step % 4) * 2,
          3 + (step % 3),
          darken(crumb, 0.25),
          opacity(0.45),
        ),
      ) +
        face.fill(
          paper.linear(
            [
              [0, '#fff', 0.25],
              [0.5, '#fff', 0],
              [1, '#000', 0.16],
            ],
            'slant',
          ),
        ),
    ) +
    (goods.sticker ? tag(paper, goods, { x: 396, y: 462, w: 270, h: 158 }, -3) : '')
  );
};

/** As many as the pack holds, the back ones first. */
const ROLLS: Readonly<Record<number, readonly (readonly [x: number, y: number, scale: number])[]>> = {
  3: [
    [420, 386, 0.96],
    [270, 530, 1.06],
    [540, 546, 1.1],
  ],
  4: [
    [330, 390, 0.86],
    [545, 400, 0.88],
    [250, 545, 0.96],
    [500, 560, 1.02],
  ],
  6: [
    [400, 350, 0.72],
    [255, 440, 0.78],
    [540, 446, 0.78],
    [400, 500, 0.84],
    [232, 585, 0.86],
    [560, 592, 0.88],
  ],
};

/** Rolls with a star cut. */
const breadRolls: Draw = (paper, goods) => {
  const crust = partColour(goods, 'crust', '#cf8a3c');
  const one = paper.symbol('roll', () => {
    const petals = repeat(5, (step) =>
      moved(
        svg`rotate(${step * 72 - 20})`,
        path('M0 0q18 -62 92 -92q-14 70 -72 92z', lighten(crust, 0.42)) +
          path('M0 0q18 -62 92 -92q-60 50 -74 96z', darken(crust, 0.12), opacity(0.8)),
      ),
    );
    return (
      softEllipse(paper, [10, 112, 128, 30], '#1b1f17', { blur: 12, opacity: 0.3 }) +
      circle(0, 0, 134, ballLight(paper, crust, 0.5)) +
      petals +
      circle(0, 0, 15, darken(crust, 0.1)) +
      softEllipse(paper, [-46, -66, 54, 26], '#fff', { blur: 9, opacity: 0.26 }, ' transform="rotate(-30 -46 -66)"')
    );
  });
  return (ROLLS[goods.count ?? 3] ?? ROLLS[6] ?? [])
    .map(([x, y, scale]) => paper.place(one, svg`translate(${x} ${y}) scale(${scale} ${scale * 0.8})`))
    .join('');
};

export const loaves = {
  loaf: shape([96, 316, 704, 694], loaf, { printing: 'sticker', parts: ['crust'], options: ['count', 'sticker'] }),
  sodaLoaf: shape([108, 326, 692, 692], sodaLoaf, { printing: 'sticker', parts: ['crust'], options: ['sticker'] }),
  tinLoaf: shape([98, 316, 708, 694], tinLoaf, {
    printing: 'sticker',
    parts: ['content', 'crust'],
    options: ['sticker'],
  }),
  breadRolls: shape([112, 244, 694, 690], breadRolls, { printing: 'none', parts: ['crust'], options: ['count'] }),
} as const;
