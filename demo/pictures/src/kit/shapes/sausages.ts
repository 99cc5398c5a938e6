import { partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { castShadow } from '../light/shadow.ts';
import { softEllipse } from '../light/soft.ts';
import { darken, lighten } from '../paper/colour.ts';
import { circle, ellipse, line, MIDDLE, moved, path, rect } from '../paper/draw.ts';
import { repeat } from '../paper/markup.ts';
import { type Draw, shape } from './shape.ts';
import { tag } from './tag.ts';

const RING = 'M400 262c122 0 200 88 200 194S518 660 400 660S200 562 200 456S278 262 400 262z';

/** A ring of sausage with a tag. */
const sausageRing: Draw = (paper, goods) => {
  const skin = partColour(goods, 'content', '#a8432a');
  return (
    softEllipse(paper, [MIDDLE, 690, 190, 18], '#1b1f17', { blur: 12, opacity: 0.3 }) +
    line(RING, darken(skin, 0.45), 104) +
    line(RING, skin, 96) +
    moved(
      'translate(-10 -12)',
      [44, 32, 20, 9].map((width) => line(RING, lighten(skin, 0.35), width, ' stroke-opacity=".22"')).join(''),
    ) +
    line(
      'M300 292l18 24M250 350l26 16M222 430l30 8M224 510l30 -8M262 590l24 -18M340 640l12 -28M450 646l-8 -30M530 600l-20 -24M574 520l-28 -12M578 436l-30 4M548 352l-26 16M490 290l-16 26',
      darken(skin, 0.4),
      6,
      ' stroke-opacity=".35" stroke-linecap="round"',
    ) +
    path('M372 190q28 30 56 0l-12 66q-16 10 -32 0z', '#e6dcc4') +
    circle(MIDDLE, 252, 24, '#c9ccce') +
    tag(paper, goods, { x: 262, y: 404, w: 276, h: 158 }, -4)
  );
};

/** A stick of salami, cut at one end. */
const salamiStick: Draw = (paper, goods) => {
  const skin = partColour(goods, 'content', '#7d2f28');
  const stick = paper.form('M150 470q0 -84 60 -86H560q70 2 70 88t-70 90H210q-60 -4 -60 -92z');
  const net = paper.pattern(34, 34, line('M0 0l34 34M34 0L0 34', '#f2e6d4', 3, ' stroke-opacity=".55"'));
  return (
    softEllipse(paper, [MIDDLE - 20, 606, 250, 26], '#1b1f17', { blur: 14, opacity: 0.28 }) +
    moved(
      'rotate(-9 400 474)',
      path('M640 440q30 -10 46 -34l6 12q-6 40 6 100l-10 8q-20 -24 -48 -30z', '#e6dcc4') +
        stick.fill(skin) +
        stick.clip(
          stick.fill(net) +
            stick.fill(
              paper.linear(
                [
                  [0, '#fff', 0.1],
                  [0.2, '#fff', 0.42],
                  [0.45, '#fff', 0],
                  [1, '#000', 0.5],
                ],
                'down',
              ),
            ) +
            castShadow(paper, 'M262 380h286v190h-286z', 0, 0, 0.3, 6) +
            print(paper, goods, flatFace({ x: 262, y: 384, w: 286, h: 180 }), 'side') +
            rect(
              { x: 262, y: 380, w: 286, h: 190 },
              paper.linear(
                [
                  [0, '#000', 0.12],
                  [0.2, '#fff', 0.36],
                  [0.45, '#fff', 0],
                  [1, '#000', 0.34],
                ],
                'down',
              ),
            ),
        ) +
        ellipse(172, 474, 46, 88, '#e9d8c6') +
        ellipse(172, 474, 41, 82, '#b5393a') +
        repeat(12, (step) => circle(150 + ((step * 29) % 46), 412 + ((step * 47) % 124), 5 + (step % 3), '#f6dccf')),
    ) +
    moved(
      'translate(120 646)',
      softEllipse(paper, [6, 10, 70, 26], '#000', { blur: 6, opacity: 0.25 }) +
        ellipse(0, 0, 70, 26, '#e9d8c6') +
        ellipse(0, -3, 66, 23, '#b5393a') +
        repeat(8, (step) => ellipse(-44 + step * 12, -6 + ((step * 7) % 16) - 4, 5, 3, '#f6dccf')),
    )
  );
};

export const sausages = {
  sausageRing: shape([146, 190, 654, 712], sausageRing, { printing: 'tag', parts: ['content'] }),
  salamiStick: shape([48, 320, 704, 682], salamiStick, { parts: ['content'] }),
} as const;
