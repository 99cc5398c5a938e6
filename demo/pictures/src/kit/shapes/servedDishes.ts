import { partColour } from '../goods.ts';
import { ballLight, glassLight } from '../light/light.ts';
import { shadow } from '../light/shadow.ts';
import { softEllipse } from '../light/soft.ts';
import { darken, lighten } from '../paper/colour.ts';
import { circle, GROUND, line, MIDDLE, opacity, path } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import { CENTRE, china, leaves, spoon, toppings } from './china.ts';
import { type Draw, shape } from './shape.ts';

/* What is in the pack, as it comes to the table. Nothing is printed on it, so one drawing serves all brands. */

/** Yoghurt, porridge, soup: a bowl with what is stirred in or strewn on it. */
const servedBowl: Draw = (paper, goods) => {
  const content = partColour(goods, 'content', '#fdf9f0');
  const count = goods.count ?? 5;
  return (
    china(paper, 300, 258, partColour(goods, 'glass', '#f7f7f3')) +
    circle(
      MIDDLE,
      CENTRE + 6,
      248,
      paper.radial(
        [
          [0, lighten(content, 0.4)],
          [0.7, content],
          [1, darken(content, 0.12)],
        ],
        'cx=".42" cy=".36" r=".7"',
      ),
    ) +
    line(
      svg`M${MIDDLE - 170} ${CENTRE + 40}c-20 -130 130 -220 250 -140s70 230 -60 240s-150 -130 -50 -160s120 60 60 90`,
      '#fff',
      24,
      ' stroke-opacity=".4" stroke-linecap="round"',
    ) +
    toppings(paper, goods, count > 7 ? 200 : 130, count, count > 7 ? 116 : 130) +
    spoon
  );
};

/** Flakes or grains in milk, heaped, with fruit on them where the pack has some. */
const servedCereal: Draw = (paper, goods) => {
  const flake = partColour(goods, 'content', '#d3a45c');
  const tones = [flake, lighten(flake, 0.25), darken(flake, 0.16)];
  const heap = tones
    .map((colour, tone) => {
      const flakes = repeat(44, (step) => {
        const at = step * 3 + tone;
        const turn = at * 2.4;
        const far = 212 * Math.sqrt((at + 0.5) / 132);
        const [dx, dy] = [Math.cos(at * 1.7) * 11, Math.sin(at * 1.7) * 8];
        return svg`M${MIDDLE + Math.cos(turn) * far - dx} ${CENTRE + Math.sin(turn) * far - dy}l${2 * dx} ${2 * dy}`;
      });
      return line(flakes, colour, 17, ' stroke-linecap="round"');
    })
    .join('');
  return (
    china(paper, 300, 258, '#f7f7f3') +
    circle(MIDDLE, CENTRE + 6, 248, '#fdfaf1') +
    softEllipse(paper, [MIDDLE + 4, CENTRE + 14, 226, 226], darken(flake, 0.4), { blur: 12, opacity: 0.35 }) +
    heap +
    toppings(paper, goods, 120, goods.count ?? 5, 120) +
    spoon
  );
};

/** Balls of ice cream in a glass bowl. */
const servedScoops: Draw = (paper, goods) => {
  const content = partColour(goods, 'content', '#f7e3b8');
  const scoop = paper.symbol(
    'scoop',
    () =>
      softEllipse(paper, [6, 92, 110, 34], '#000', { blur: 10, opacity: 0.2 }) +
      path(
        'M-116 40C-130 -50 -70 -112 0 -112S130 -50 116 40q-20 34 -48 16q-20 30 -50 8q-22 26 -48 2q-28 16 -86 -26z',
        ballLight(paper, content, 0.34),
      ) +
      line(
        'M-70 -30q40 -50 90 -46M-84 14q20 -10 36 0M30 10q20 -14 44 -4',
        '#fff',
        9,
        ' stroke-opacity=".35" stroke-linecap="round"',
      ),
  );
  const bowl = 'M150 470H650Q640 640 470 664v24h60q22 4 22 14H248q0 -10 22 -14h60v-24Q160 640 150 470z';
  return (
    shadow(paper, MIDDLE, GROUND - 2, 160) +
    paper.place(scoop, 'translate(290 420)') +
    paper.place(scoop, 'translate(510 424)') +
    paper.place(scoop, 'translate(400 330)') +
    (goods.motif ? paper.motif(goods.motif, { x: 560, y: 300, size: 150, turn: 14 }) : '') +
    path(bowl, '#dfeaee', opacity(0.82)) +
    path(bowl, glassLight(paper, 0.3), opacity(0.5)) +
    line('M150 470H650', '#fff', 7, ' stroke-opacity=".9"')
  );
};

/** A plate with a heap of what is in the pack. */
const servedPlate: Draw = (paper, goods) => {
  const count = goods.count ?? 7;
  const sauce = goods.parts?.content;
  return (
    china(paper, 310, 214) +
    (sauce
      ? path(
          svg`M${MIDDLE - 190} ${CENTRE + 10}c0 -110 110 -180 210 -160s180 90 164 184s-110 150 -204 140s-170 -70 -170 -164z`,
          paper.radial([
            [0, lighten(sauce, 0.3)],
            [0.7, sauce],
            [1, darken(sauce, 0.16)],
          ]),
        )
      : '') +
    toppings(paper, goods, count === 1 ? 0 : 150, count, count === 1 ? 470 : count > 7 ? 138 : 168) +
    (count === 1 ? '' : leaves(MIDDLE + 30, CENTRE - 20))
  );
};

/** Long noodles turned into a nest, with a ladle of sauce. */
const servedPasta: Draw = (paper, goods) => {
  const noodle = partColour(goods, 'content', '#f0c25c');
  const sauce = goods.parts?.top;
  const strands = repeat(34, (step) => {
    const turn = step * 0.66;
    const radius = 46 + step * 4.6;
    const [x, y] = [MIDDLE + Math.cos(turn) * radius, CENTRE + Math.sin(turn) * radius];
    const [dx, dy] = [
      (Math.cos(turn + 1.4) - Math.cos(turn)) * radius,
      (Math.sin(turn + 1.4) - Math.sin(turn)) * radius,
    ];
    const colour = [noodle, lighten(noodle, 0.28), darken(noodle, 0.12)][step % 3] ?? noodle;
    return line(svg`M${x} ${y}a${radius} ${radius} 0 0 1 ${dx} ${dy}`, colour, 14, ' stroke-linecap="round"');
  });
  return (
    china(paper, 310, 232) +
    circle(MIDDLE, CENTRE, 206, darken(noodle, 0.22)) +
    strands +
    (sauce
      ? path(
          svg`M${MIDDLE - 110} ${CENTRE - 20}c20 -90 150 -110 210 -50s50 150 -40 170s-190 -20 -170 -120z`,
          paper.radial([
            [0, lighten(sauce, 0.25)],
            [0.7, sauce],
            [1, darken(sauce, 0.2)],
          ]),
        )
      : '') +
    leaves(MIDDLE, CENTRE)
  );
};

export const servedDishes = {
  servedBowl: shape([96, 118, 800, 764], servedBowl, {
    printing: 'none',
    parts: ['content', 'glass'],
    options: ['count', 'motif', 'turn'],
  }),
  servedCereal: shape([96, 118, 800, 764], servedCereal, {
    printing: 'none',
    parts: ['content'],
    options: ['count', 'motif', 'turn'],
  }),
  servedScoops: shape([150, 190, 650, 704], servedScoops, { printing: 'none', parts: ['content'], options: ['motif'] }),
  servedPlate: shape([86, 108, 730, 764], servedPlate, {
    printing: 'none',
    parts: ['content'],
    options: ['count', 'motif', 'turn'],
  }),
  servedPasta: shape([86, 108, 730, 764], servedPasta, { printing: 'none', parts: ['content', 'top'] }),
} as const;
