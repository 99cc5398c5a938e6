import { partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { cylinderLight, glassLight } from '../light/light.ts';
import { castShadow, shadow } from '../light/shadow.ts';
import { lighten } from '../paper/colour.ts';
import { ellipse, GROUND, line, MIDDLE, opacity, path, rect } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import { type Draw, shape } from './shape.ts';

/** A bar of soap in a paper sleeve. */
const soapBar: Draw = (paper, goods) => {
  const colour = partColour(goods, 'content', '#f3e3d0');
  const bar = paper.form(
    'M130 560C130 480 180 440 260 436H540C620 440 670 480 670 560S620 690 540 692H260C180 690 130 640 130 560z',
  );
  const sleeve = { x: 236, y: 426, w: 328, h: 276 };
  return (
    shadow(paper, MIDDLE, GROUND - 6, 262) +
    bar.fill(colour) +
    bar.fill(
      paper.linear(
        [
          [0, '#fff', 0.7],
          [0.4, '#fff', 0.1],
          [1, '#000', 0.24],
        ],
        'down',
      ),
    ) +
    line('M172 560q4 -60 40 -78M628 560q-4 -60 -40 -78', '#fff', 10, ' stroke-opacity=".5" stroke-linecap="round"') +
    castShadow(paper, svg`M${sleeve.x} ${sleeve.y}h${sleeve.w}v${sleeve.h}h${-sleeve.w}z`, 0, 4, 0.2) +
    paper
      .form(
        svg`M${sleeve.x} ${sleeve.y + 6}q${sleeve.w / 2} -10 ${sleeve.w} 0v${sleeve.h - 6}q${-sleeve.w / 2} 10 ${-sleeve.w} 0z`,
      )
      .clip(
        print(paper, goods, flatFace(sleeve), 'classic') +
          rect(
            sleeve,
            paper.linear(
              [
                [0, '#fff', 0.4],
                [0.35, '#fff', 0],
                [1, '#000', 0.22],
              ],
              'down',
            ),
          ),
      )
  );
};

/** A candle in a glass. */
const candle: Draw = (paper, goods) => {
  const wax = partColour(goods, 'content', lighten(goods.colours.base, 0.55));
  const glass = paper.form('M270 330h260V650q0 42 -50 46H320q-50 -4 -50 -46z');
  return (
    shadow(paper, MIDDLE, GROUND - 4, 130) +
    ellipse(
      MIDDLE,
      300,
      150,
      130,
      paper.radial([
        [0, '#ffdf8a', 0.55],
        [1, '#ffdf8a', 0],
      ]),
    ) +
    glass.fill('#e8eeec', opacity(0.8)) +
    glass.clip(
      path('M278 400q122 26 244 0V720H278z', wax) +
        ellipse(MIDDLE, 401, 122, 18, lighten(wax, 0.4)) +
        rect({ x: 270, y: 330, w: 260, h: 370 }, glassLight(paper, 0.08)) +
        print(paper, goods, { x: 270, y: 450, w: 260, h: 218, sag: 10 }) +
        rect({ x: 270, y: 450, w: 260, h: 240 }, cylinderLight(paper, 0.8)),
    ) +
    ellipse(MIDDLE, 331, 130, 15, 'none', ' stroke="#fff" stroke-width="5" stroke-opacity=".8"') +
    line('M400 400V350', '#3a2a1a', 5) +
    path('M400 262c10 30 24 42 24 66c0 16 -10 26 -24 26s-24 -10 -24 -26c0 -24 14 -36 24 -66z', '#ff9a1c') +
    path('M400 304c5 14 12 20 12 32c0 8 -5 14 -12 14s-12 -6 -12 -14c0 -12 7 -18 12 -32z', '#fff3a0')
  );
};

export const smallThings = {
  soapBar: shape([130, 416, 670, 706], soapBar, { parts: ['content'] }),
  candle: shape([250, 230, 550, 700], candle, { parts: ['content'] }),
} as const;
