import type { Goods } from '../goods.ts';
import { partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print, wrapLabel } from '../label/label.ts';
import { cylinderLight, fallingLight } from '../light/light.ts';
import { shadow } from '../light/shadow.ts';
import { darken } from '../paper/colour.ts';
import { GROUND, line, MIDDLE, moved, opacity, path, rect, rounded, roundedData } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { shape } from './shape.ts';

/** A trigger spray. */
function spray(paper: Paper, goods: Goods): string {
  const colour = partColour(goods, 'cap', goods.colours.accent);
  const r = 132;
  const body = paper.form(
    svg`M${MIDDLE - 40} 250C${MIDDLE - 44} 300 ${MIDDLE - r} 320 ${MIDDLE - r} 400V${GROUND - 34}q0 28 28 30H${MIDDLE + r - 28}q28 -2 28 -30V400C${MIDDLE + r} 320 ${MIDDLE + 44} 300 ${MIDDLE + 40} 250z`,
  );
  const trigger = paper.form(svg`M${MIDDLE - 66} 178q-24 6 -30 46q-8 46 -34 62q-8 8 4 10q44 -4 58 -58q8 -30 34 -32z`);
  const head = paper.form(
    svg`M${MIDDLE - 36} 252v-40q-2 -30 -30 -38l-62 -10q-16 -4 -14 -22l4 -18q4 -14 20 -14h150q62 4 70 62q4 36 -14 40h-30l-20 -4q-10 4 -10 20v24z`,
  );
  const collar = paper.form(svg`M${MIDDLE - 46} 236h92l4 32q-50 10 -100 0z`);
  return (
    shadow(paper, MIDDLE, GROUND - 4, r) +
    trigger.fill(darken(colour, 0.18)) +
    trigger.fill(cylinderLight(paper, 0.6)) +
    body.fill(partColour(goods, 'liquid', '#dff0f4')) +
    body.clip(
      rect({ x: MIDDLE - r, y: 240, w: 2 * r, h: 470 }, cylinderLight(paper)) +
        path(
          svg`M${MIDDLE - 96} ${GROUND - 40}V400q4 -50 60 -84h18q-46 40 -48 90V${GROUND - 40}z`,
          '#fff',
          opacity(0.4),
        ) +
        wrapLabel(paper, goods, { x: MIDDLE - r + 1, y: 372, w: 2 * r - 2, h: 300, sag: 8 }),
    ) +
    head.fill(colour) +
    head.fill(fallingLight(paper, 0.45, 0.25)) +
    collar.fill(darken(colour, 0.1)) +
    collar.fill(cylinderLight(paper)) +
    rounded({ x: MIDDLE - 156, y: 120, w: 22, h: 38 }, 5, '#e6e9ea')
  );
}

/** A bottle with a grip: washing liquid, softener. */
function detergent(paper: Paper, goods: Goods): string {
  const shell = partColour(goods, 'body', goods.colours.base);
  const colour = partColour(goods, 'cap', goods.colours.accent);
  const hole = svg`M${MIDDLE + 90} 322q40 14 42 90v40q-2 34 -24 34q-20 0 -20 -34v-80q0 -36 -12 -42q-2 -10 14 -8z`;
  const body = paper.form(
    svg`M${MIDDLE - 70} 246C${MIDDLE - 150} 270 ${MIDDLE - 178} 330 ${MIDDLE - 178} 410V${GROUND - 44}q0 36 38 40H${MIDDLE + 134}q38 -4 38 -40V390C${MIDDLE + 172} 300 ${MIDDLE + 136} 262 ${MIDDLE + 50} 246z`,
  );
  const cap = paper.form(svg`M${MIDDLE - 82} 160q0 -14 14 -14H${MIDDLE + 56}q14 0 14 14l6 86H${MIDDLE - 88}z`);
  const label = { x: MIDDLE - 160, y: 318, w: 240, h: 344 };
  const plate = paper.form(roundedData(label, 30));
  return (
    shadow(paper, MIDDLE, GROUND - 4, 172) +
    body.fill(shell) +
    body.clip(
      rect({ x: MIDDLE - 180, y: 240, w: 356, h: 470 }, cylinderLight(paper, 0.9)) +
        path(hole, darken(shell, 0.5)) +
        moved(
          'translate(-6 -5)',
          line(hole, '#000', 26, ' stroke-opacity=".09"') + line(hole, '#000', 13, ' stroke-opacity=".14"'),
        ) +
        path(hole, '#efeee9', opacity(0.9)),
    ) +
    plate.clip(
      print(paper, goods, flatFace(label)) +
        plate.fill(
          paper.linear([
            [0, '#000', 0.1],
            [0.2, '#fff', 0.26],
            [0.4, '#fff', 0],
            [1, '#000', 0.12],
          ]),
        ),
    ) +
    cap.fill(colour) +
    line(
      repeat(13, (step) => svg`M${MIDDLE - 72 + step * 11} 166v76`),
      '#000',
      4,
      ' stroke-opacity=".13"',
    ) +
    cap.fill(cylinderLight(paper)) +
    rect({ x: MIDDLE - 90, y: 244, w: 168, h: 10 }, '#000', opacity(0.25))
  );
}

/** A pump dispenser: soap, shampoo, lotion. */
function pump(paper: Paper, goods: Goods): string {
  const colour = partColour(goods, 'cap', '#ffffff');
  const r = 124;
  const body = paper.form(
    svg`M${MIDDLE - 70} 296H${MIDDLE + 70}q${r - 70} 8 ${r - 70} 66V${GROUND - 30}q0 24 -26 26H${MIDDLE - r + 26}q-26 -2 -26 -26V362q0 -58 ${r - 70} -66z`,
  );
  const head = paper.form(
    svg`M${MIDDLE - 90} 176q0 -22 24 -24H${MIDDLE + 36}q18 2 18 22v18q0 10 -10 10H${MIDDLE - 44}q-14 0 -18 10l-4 8q-24 2 -24 -10z`,
  );
  const collar = paper.form(svg`M${MIDDLE - 48} 244q48 -12 96 0v56h-96z`);
  return (
    shadow(paper, MIDDLE, GROUND - 4, r) +
    rect({ x: MIDDLE - 10, y: 196, w: 20, h: 60 }, darken(colour, 0.12)) +
    head.fill(colour) +
    head.fill(fallingLight(paper, 0.4, 0.26)) +
    collar.fill(colour) +
    collar.fill(cylinderLight(paper)) +
    body.fill(partColour(goods, 'body', goods.colours.base)) +
    body.clip(
      print(paper, goods, { x: MIDDLE - r, y: 326, w: 2 * r, h: 356, sag: 9 }) +
        rect({ x: MIDDLE - r, y: 290, w: 2 * r, h: 420 }, cylinderLight(paper)),
    )
  );
}

/** A slim bottle with a push cap: washing-up liquid, rinse aid. */
function washingUp(paper: Paper, goods: Goods): string {
  const colour = partColour(goods, 'cap', goods.colours.accent);
  const r = 126;
  const body = paper.form(
    svg`M${MIDDLE - 44} 232C${MIDDLE - 50} 292 ${MIDDLE - r} 300 ${MIDDLE - r + 6} 384C${MIDDLE - r + 14} 430 ${MIDDLE - r + 14} 450 ${MIDDLE - r + 4} 500Q${MIDDLE - r - 4} 560 ${MIDDLE - r + 2} ${GROUND - 30}q2 24 28 26h${2 * r - 60}q26 -2 28 -26Q${MIDDLE + r + 4} 560 ${MIDDLE + r - 4} 500C${MIDDLE + r - 14} 450 ${MIDDLE + r - 14} 430 ${MIDDLE + r - 6} 384C${MIDDLE + r} 300 ${MIDDLE + 50} 292 ${MIDDLE + 44} 232z`,
  );
  const neck = paper.form(svg`M${MIDDLE - 50} 200q50 -14 100 0v44q-50 14 -100 0z`);
  const nozzle = paper.form(svg`M${MIDDLE - 20} 138q20 -12 40 0l8 62q-28 10 -56 0z`);
  return (
    shadow(paper, MIDDLE, GROUND - 4, r * 0.96) +
    nozzle.fill(colour) +
    nozzle.fill(cylinderLight(paper)) +
    neck.fill(darken(colour, 0.12)) +
    neck.fill(cylinderLight(paper)) +
    body.fill(partColour(goods, 'liquid', goods.colours.base)) +
    body.clip(
      rect({ x: MIDDLE - r, y: 230, w: 2 * r, h: 480 }, cylinderLight(paper)) +
        path(
          svg`M${MIDDLE - 92} ${GROUND - 40}V372q10 -40 52 -66h20q-38 34 -42 76V${GROUND - 40}z`,
          '#fff',
          opacity(0.4),
        ) +
        wrapLabel(paper, goods, { x: MIDDLE - r + 4, y: 366, w: 2 * r - 8, h: 296, sag: 8 }),
    )
  );
}

/** A bottle with a bent neck for under the rim. */
function toiletCleaner(paper: Paper, goods: Goods): string {
  const colour = partColour(goods, 'cap', goods.colours.accent);
  const body = paper.form(
    svg`M330 226C340 276 ${MIDDLE - 128} 320 ${MIDDLE - 128} 410V${GROUND - 32}q0 26 28 28h200q28 -2 28 -28V410C${MIDDLE + 128} 330 426 300 404 232z`,
  );
  const neck = paper.form(
    'M322 232C306 190 268 182 262 150q-2 -28 24 -34q26 -2 38 20C340 164 396 170 412 236q-46 16 -90 -4z',
  );
  return (
    shadow(paper, MIDDLE, GROUND - 4, 126) +
    body.fill(partColour(goods, 'body', goods.colours.base)) +
    body.clip(
      rect({ x: MIDDLE - 128, y: 220, w: 256, h: 490 }, cylinderLight(paper)) +
        wrapLabel(paper, goods, { x: MIDDLE - 126, y: 380, w: 252, h: 280, sag: 8 }),
    ) +
    neck.fill(colour) +
    neck.fill(cylinderLight(paper)) +
    line('M320 226q46 20 92 4', '#000', 4, ' stroke-opacity=".2"')
  );
}

export const cleaners = {
  spray: shape([242, 100, 532, 700], spray, { parts: ['cap', 'liquid'] }),
  detergent: shape([222, 144, 572, 700], detergent, { parts: ['body', 'cap'] }),
  pump: shape([276, 148, 524, 700], pump, { parts: ['body', 'cap'] }),
  washingUp: shape([272, 128, 528, 700], washingUp, { parts: ['cap', 'liquid'] }),
  toiletCleaner: shape([258, 110, 530, 700], toiletCleaner, { parts: ['body', 'cap'] }),
} as const;
