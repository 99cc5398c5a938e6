import type { Goods } from '../goods.ts';
import { partColour } from '../goods.ts';
import { band } from '../label/face.ts';
import { wrapLabel } from '../label/label.ts';
import { cylinderLight, glassLight } from '../light/light.ts';
import { shadow } from '../light/shadow.ts';
import { brightness } from '../paper/colour.ts';
import { GROUND, line, MIDDLE, opacity, path, rect } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { type BottleForm, bottleForms } from './bottleForms.ts';
import { drawClosure } from './closures.ts';
import { type Draw, type Shape, shape } from './shape.ts';
import { turned, widestRadius } from './turned.ts';

function contents(goods: Goods, form: BottleForm, radius: number): string {
  const inner = radius - 7;
  const level = form.fillTop;
  return (
    path(
      svg`M${MIDDLE - inner} ${level}a${inner} 8 0 0 1 ${2 * inner} 0V${GROUND - 16}q0 8 -18 8h${36 - 2 * inner}q-18 0 -18 -8z`,
      partColour(goods, 'liquid', goods.colours.base),
      opacity(form.clear ? 0.55 : 0.97),
    ) + rect({ x: MIDDLE - radius, y: level - 6, w: 2 * radius, h: 12 }, '#fff', ' opacity=".18"')
  );
}

/** A long soft box mirrored in the glass, bent at the shoulder, and a weak rim on the far side. */
function reflections(form: BottleForm, radius: number, strength: number): string {
  const [neck = 30, neckTop = 150] = form.profile[0] ?? [];
  const shoulder = form.label[0] - 20;
  const long = svg`M${MIDDLE - radius * 0.76} ${GROUND - 40}V${shoulder}C${MIDDLE - radius * 0.72} ${shoulder - 60} ${MIDDLE - neck * 0.62} ${shoulder - 60} ${MIDDLE - neck * 0.6} ${neckTop + 30}h${neck * 0.36}C${MIDDLE - neck * 0.2} ${shoulder - 60} ${MIDDLE - radius * 0.52} ${shoulder - 50} ${MIDDLE - radius * 0.52} ${shoulder + 10}V${GROUND - 40}z`;
  const rim = svg`M${MIDDLE + radius * 0.82} ${GROUND - 60}V${shoulder + 20}q${radius * 0.06} -20 ${radius * 0.1} 0V${GROUND - 60}z`;
  return path(long, '#fff', opacity(strength)) + path(rim, '#fff', ' opacity=".22"');
}

const bottle =
  (form: BottleForm): Draw =>
  (paper, goods) => {
    const radius = widestRadius(form.profile);
    const body = paper.form(turned(form.profile));
    const liquid = partColour(goods, 'liquid', goods.colours.base);
    const isDark = brightness(liquid) < 0.4;
    const [labelTop, labelHeight] = form.label;
    const across = { x: MIDDLE - radius, y: 60, w: 2 * radius, h: 650 };
    return (
      shadow(paper, MIDDLE, GROUND - 4, radius) +
      body.fill(partColour(goods, 'glass', '#dfe9e4')) +
      body.clip(
        contents(goods, form, radius) +
          rect(across, glassLight(paper, isDark ? 0.1 : 0)) +
          reflections(form, radius, isDark ? 0.26 : 0.36) +
          (form.grooves ?? [])
            .map((y) =>
              line(svg`M${MIDDLE - radius} ${y}q${radius} 22 ${2 * radius} 0`, '#fff', 4, ' stroke-opacity=".4"'),
            )
            .join('') +
          neckLabel(paper, goods, form) +
          wrapLabel(paper, goods, { x: MIDDLE - radius + 1, y: labelTop, w: 2 * radius - 2, h: labelHeight, sag: 10 }),
      ) +
      drawClosure(paper, goods, form.closure)
    );
  };

function neckLabel(paper: Paper, goods: Goods, { neckLabel: label }: BottleForm): string {
  if (!label) return '';
  const [radius, top, height] = label;
  const face = { x: MIDDLE - radius, y: top, w: 2 * radius, h: height, sag: 6 };
  return band(face, top, top + height, goods.colours.accent) + band(face, top, top + height, cylinderLight(paper, 0.9));
}

const topOf = ({ closure }: BottleForm): number => closure.top - 10;

const asShape = (form: BottleForm): Shape => {
  const radius = widestRadius(form.profile);
  return shape([MIDDLE - radius, topOf(form), MIDDLE + radius, GROUND], bottle(form), {
    parts: ['cap', 'glass', 'liquid'],
  });
};

type BottleName = keyof typeof bottleForms;

export const bottles = Object.fromEntries(
  Object.entries(bottleForms).map(([name, form]) => [name, asShape(form)]),
) as Readonly<Record<BottleName, Shape>>;
