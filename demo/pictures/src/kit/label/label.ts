import type { Goods } from '../goods.ts';
import { cylinderLight } from '../light/light.ts';
import type { Paper } from '../paper/paper.ts';
import { printBack } from './backPrint.ts';
import { band, bandData, type Face } from './face.ts';
import { bandHeight, footBand } from './footBand.ts';
import type { LayoutName } from './layoutNames.ts';
import { arch } from './layouts/arch.ts';
import { bloom } from './layouts/bloom.ts';
import { classic } from './layouts/classic.ts';
import { field } from './layouts/field.ts';
import type { Layout } from './layouts/layout.ts';
import { lowBanner, lowPanel, lowRays, lowStripes, lowWave } from './layouts/low.ts';
import { medallion } from './layouts/medallion.ts';
import { modernist } from './layouts/modernist.ts';
import { plaque } from './layouts/plaque.ts';
import { rays } from './layouts/rays.ts';
import { ribbon } from './layouts/ribbon.ts';
import { sash } from './layouts/sash.ts';
import { scatter } from './layouts/scatter.ts';
import { side } from './layouts/side.ts';
import { split } from './layouts/split.ts';
import { type } from './layouts/type.ts';
import { wave } from './layouts/wave.ts';

/** Each layout for an upright face and for one lower than wide. */
const layouts: Readonly<
  Record<LayoutName, { readonly tall: Layout; readonly low: Layout; readonly lowBelow?: number }>
> = {
  arch: { tall: arch, low: lowPanel },
  bloom: { tall: bloom, low: side },
  classic: { tall: classic, low: lowBanner, lowBelow: 0.66 },
  field: { tall: field, low: lowPanel },
  medallion: { tall: medallion, low: lowRays },
  modernist: { tall: modernist, low: lowPanel, lowBelow: 0.98 },
  plaque: { tall: plaque, low: lowStripes },
  rays: { tall: rays, low: lowRays },
  ribbon: { tall: ribbon, low: lowBanner, lowBelow: 0.74 },
  sash: { tall: sash, low: lowStripes },
  scatter: { tall: scatter, low: lowStripes, lowBelow: 0.5 },
  side: { tall: bloom, low: side },
  split: { tall: split, low: lowWave },
  type: { tall: type, low: side },
  wave: { tall: wave, low: lowWave },
};

const LOW = 0.82;

/** Prints a face in the layout asked for; a low one in that layout's lying form, so that text never collides. */
export function print(paper: Paper, goods: Goods, face: Face, otherwise: LayoutName = 'bloom'): string {
  if (goods.back) return printBack(paper, goods, face, goods.back);
  const { tall, low, lowBelow = LOW } = layouts[goods.layout ?? otherwise];
  const lies = face.h / face.w < lowBelow;
  const room = goods.band ? { ...face, h: face.h - bandHeight(face) } : face;
  return (lies ? low : tall)(paper, goods, room) + footBand(paper, goods, face);
}

/** A label around a round body, lit like it. */
export function wrapLabel(paper: Paper, goods: Goods, face: Face, light = 1): string {
  return paper
    .form(bandData(face, face.y, face.y + face.h))
    .clip(print(paper, goods, face) + band(face, face.y - 9, face.y + face.h + 9, cylinderLight(paper, light)));
}
