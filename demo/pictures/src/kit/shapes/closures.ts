import type { Goods } from '../goods.ts';
import { partColour } from '../goods.ts';
import { cylinderLight } from '../light/light.ts';
import { darken, lighten } from '../paper/colour.ts';
import { ellipse, line, MIDDLE, path } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import type { Closure } from './bottleForms.ts';

type Sized = { readonly radius: number; readonly top: number; readonly height: number };

/** A ribbed screw cap seen slightly from above. */
export function screwCap(paper: Paper, colour: string, { radius, top, height }: Sized, middle = MIDDLE): string {
  const cap = paper.form(
    svg`M${middle - radius} ${top}a${radius} 8 0 0 1 ${2 * radius} 0v${height}a${radius} 8 0 0 1 ${-2 * radius} 0z`,
  );
  const ribs = repeat(9, (step) => svg`M${middle - radius + 8 + (step * (radius - 8)) / 4} ${top + 8}v${height - 8}`);
  return (
    cap.fill(colour) +
    line(ribs, '#000', 2, ' stroke-opacity=".16"') +
    cap.fill(cylinderLight(paper)) +
    ellipse(middle, top, radius, 8, lighten(colour, 0.3))
  );
}

function foil(paper: Paper, colour: string, { radius, top, height }: Sized, withCork: boolean): string {
  const hood = paper.form(
    withCork
      ? svg`M${MIDDLE - radius} ${top + 16}q0 -16 ${radius} -16t${radius} 16l-3 32q-10 14 -6 30l14 ${height - 60}q${-radius - 5} 14 ${-2 * radius - 10} 0l14 ${60 - height}q4 -16 -6 -30z`
      : svg`M${MIDDLE - radius} ${top + 5}a${radius} 7 0 0 1 ${2 * radius} 0v${height}q${-radius} 12 ${-2 * radius} 0z`,
  );
  const ring = withCork ? top + 50 : top + 30;
  return (
    hood.fill(colour) +
    hood.fill(cylinderLight(paper, 1.1)) +
    hood.clip(path(svg`M${MIDDLE - 70} ${ring}q70 14 140 0v8q-70 14 -140 0z`, '#000', ' opacity=".2"')) +
    (withCork ? '' : ellipse(MIDDLE, top + 5, radius, 6, lighten(colour, 0.25)))
  );
}

function crown(paper: Paper, colour: string, top: number): string {
  const cap = paper.form(svg`M${MIDDLE - 33} ${top}q33 -22 66 0l5 24${repeat(8, () => 'q-4.8 9 -9.5 0')}z`);
  return cap.fill(colour) + cap.fill(cylinderLight(paper));
}

/** A cork or wooden stopper with a collar. */
function stopper(paper: Paper, colour: string, { radius, top, height }: Sized): string {
  const head = paper.form(
    svg`M${MIDDLE - radius} ${top}a${radius} 9 0 0 1 ${2 * radius} 0v${height * 0.62}h${-2 * radius}z`,
  );
  const collar = paper.form(
    svg`M${MIDDLE - radius + 6} ${top + height * 0.62}h${2 * radius - 12}v${height * 0.38}q${6 - radius} 10 ${12 - 2 * radius} 0z`,
  );
  return (
    collar.fill(darken(colour, 0.3)) +
    collar.fill(cylinderLight(paper)) +
    head.fill(colour) +
    head.fill(cylinderLight(paper)) +
    ellipse(MIDDLE, top, radius, 9, lighten(colour, 0.3))
  );
}

export function drawClosure(paper: Paper, goods: Goods, closure: Closure): string {
  const { base, accent } = goods.colours;
  switch (closure.kind) {
    case 'cap':
      return screwCap(paper, partColour(goods, 'cap', base), closure);
    case 'foil':
      return foil(paper, partColour(goods, 'cap', base), closure, closure.cork ?? false);
    case 'crown':
      return crown(paper, partColour(goods, 'cap', accent), closure.top);
    case 'stopper':
      return stopper(paper, partColour(goods, 'cap', '#a9733f'), closure);
  }
}
