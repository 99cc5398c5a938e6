import { partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { ballLight, fallingLight, flatLight } from '../light/light.ts';
import { shadow } from '../light/shadow.ts';
import { softForm } from '../light/soft.ts';
import { darken, lighten } from '../paper/colour.ts';
import { GROUND, line, MIDDLE, path, rectData, roundedData } from '../paper/draw.ts';
import { fine, repeat, short, svg } from '../paper/markup.ts';
import { type Draw, shape } from './shape.ts';

const SHELLS = ['#d9a173', '#e0b088', '#cf9464'] as const;

/** Eggs in their box, the lid open behind them. */
const eggs =
  (count: number): Draw =>
  (paper, goods) => {
    const w = count * 84 + 80;
    const x = MIDDLE - w / 2;
    const [top, rim] = [190, 470];
    const pulp = partColour(goods, 'card', '#b9b2a3');
    const shell = goods.parts?.content;
    const cup = (w - 28) / count;
    const lid = paper.form(svg`M${x + 26} ${top + 30}q4 -30 40 -30h${w - 132}q36 0 40 30L${x + w} ${rim}H${x}z`);
    const cups = paper.form(
      svg`M${x - 6} ${rim + 8}h${w + 12}L${x + w - 14} ${GROUND - 40}${repeat(count, () => svg`q${-cup * 0.08} 32 ${-cup * 0.5} 32t${-cup * 0.5} -32`)}z`,
    );
    const egg = (at: number, y: number, scale: number, colour: string): string =>
      path(
        'M0 -66c30 0 50 46 50 78c0 34 -22 52 -50 52s-50 -18 -50 -52c0 -32 20 -78 50 -78z',
        ballLight(paper, colour, 0.34),
        ` transform="translate(${short(at)} ${short(y)}) scale(${fine(scale)})"`,
      );
    const colourOf = (step: number): string => shell ?? SHELLS[step % SHELLS.length] ?? '#d9a173';
    const label = { x: x + 50, y: top + 18, w: w - 100, h: 190 };
    const plate = paper.form(roundedData(label, 10));
    return (
      shadow(paper, MIDDLE, GROUND - 6, w * 0.47) +
      lid.fill(darken(pulp, 0.16)) +
      lid.fill(fallingLight(paper, 0.22, 0.25)) +
      plate.clip(print(paper, goods, flatFace(label), 'side') + plate.fill(flatLight(paper, 0.16, 0.1))) +
      softForm(paper, rectData({ x: x + 10, y: rim - 60, w: w - 20, h: 70 }), '#000', { blur: 10, opacity: 0.35 }) +
      repeat(count, (step) => egg(x + 18 + cup * (step + 0.5), rim - 36, 0.76, darken(colourOf(step + 2), 0.12))) +
      repeat(count, (step) => egg(x + 14 + cup * (step + 0.5), rim - 2, 0.92, colourOf(step))) +
      cups.fill(pulp) +
      cups.fill(fallingLight(paper, 0.3, 0.26)) +
      line(
        repeat(count - 1, (step) => svg`M${x + 14 + cup * (step + 1)} ${rim + 50}V${GROUND - 34}`),
        '#000',
        10,
        ' stroke-opacity=".14" stroke-linecap="round"',
      ) +
      path(svg`M${x - 10} ${rim}h${w + 20}q6 0 6 8t-8 12h${-w - 18}q-8 -4 -6 -12t6 -8z`, lighten(pulp, 0.2))
    );
  };

export const eggBoxes = {
  eggs: shape([140, 190, 660, 700], eggs(5), { parts: ['card', 'content'] }),
  eggsSix: shape([230, 190, 570, 700], eggs(3), { parts: ['card', 'content'] }),
} as const;
