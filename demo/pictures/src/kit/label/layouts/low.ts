import { lighten } from '../../paper/colour.ts';
import { opacity, path } from '../../paper/draw.ts';
import { repeat, svg } from '../../paper/markup.ts';
import { band, ground } from '../face.ts';
import { brandInk, inkOn, seal } from '../print.ts';
import { besideMotif } from './beside.ts';
import type { Layout } from './layout.ts';

/* Faces lower than wide: each says what its tall relative says, lying down. */

const motifAt =
  (share: number, reach = 0.86): Layout =>
  (paper, goods, face) =>
    goods.motif
      ? paper.motif(goods.motif, {
          x: face.x + face.w * share,
          y: face.y + face.h * 0.5 + face.sag * 0.75,
          size: Math.min(face.h * reach, face.w * 0.34),
        })
      : '';

/** A paper panel for the text with rules above and below, the motif on colour. */
export const lowPanel: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const edge = face.x + face.w * 0.64;
  return (
    ground(face, base) +
    path(
      svg`M${face.x - 30} ${face.y - 30}H${edge}q${face.w * 0.07} ${face.h / 2 + 30} 0 ${face.h + 60 + 2 * face.sag}H${face.x - 30}z`,
      white,
    ) +
    motifAt(0.83)(paper, goods, face) +
    besideMotif(paper, goods, face, brandInk(white, goods), inkOn(white, goods)) +
    seal(
      paper,
      goods,
      face,
      edge + face.w * 0.01,
      face.y + face.h * 0.2 + face.sag * 0.6,
      face.h * 0.12,
      accent,
      inkOn(accent, goods),
    )
  );
};

/** A swell of accent and paper runs under the text. */
export const lowWave: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const swell = (lift: number, fill: string): string =>
    path(
      svg`M${face.x + face.w * 0.52 + lift} ${face.y + face.h + 60}C${face.x + face.w * 0.74 + lift} ${face.y + face.h * 0.8} ${face.x + face.w * 0.5 + lift} ${face.y + face.h * 0.3} ${face.x + face.w * 0.74 + lift} ${face.y - 40}H${face.x + face.w + 30}V${face.y + face.h + 60}z`,
      fill,
    );
  return (
    ground(face, base) +
    swell(-face.w * 0.03, accent) +
    swell(0, white) +
    motifAt(0.82)(paper, goods, face) +
    besideMotif(paper, goods, face, inkOn(base, goods), inkOn(base, goods), 0.05, 0.57) +
    seal(
      paper,
      goods,
      face,
      face.x + face.w * 0.6,
      face.y + face.h * 0.8 + face.sag * 0.7,
      face.h * 0.12,
      white,
      inkOn(white, goods),
    )
  );
};

/** Rays come from the motif. */
export const lowRays: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const x = face.x + face.w * 0.82;
  const y = face.y + face.h / 2 + face.sag * 0.75;
  const beam = (step: number): string => {
    const to = (turn: number): string => svg`${x + face.w * Math.cos(turn)} ${y + face.w * Math.sin(turn)}`;
    const angle = (step * Math.PI) / 8;
    return svg`M${x} ${y}L${to(angle)} ${to(angle + Math.PI / 16)}z`;
  };
  return (
    ground(face, base) +
    path(repeat(16, beam), accent, opacity(0.45)) +
    motifAt(0.82, 0.92)(paper, goods, face) +
    besideMotif(paper, goods, face, inkOn(base, goods)) +
    seal(
      paper,
      goods,
      face,
      face.x + face.w * 0.65,
      face.y + face.h * 0.8 + face.sag * 0.7,
      face.h * 0.12,
      white,
      inkOn(white, goods),
    )
  );
};

/** Paper between two bands of colour, the motif at the left. */
export const lowBanner: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const edge = Math.max(8, face.h * 0.07);
  return (
    ground(face, white) +
    band(face, face.y - 40, face.y + edge, base) +
    band(face, face.y + edge * 1.4, face.y + edge * 1.4 + 3, accent) +
    band(face, face.y + face.h - edge, face.y + face.h + 40, base) +
    motifAt(0.19, 0.7)(paper, goods, face) +
    besideMotif(
      paper,
      goods,
      { ...face, y: face.y + edge, h: face.h - 2 * edge },
      brandInk(white, goods),
      inkOn(white, goods),
      0.37,
      0.95,
    ) +
    seal(
      paper,
      goods,
      face,
      face.x + face.w * 0.33,
      face.y + face.h * 0.78 + face.sag * 0.7,
      face.h * 0.11,
      accent,
      inkOn(accent, goods),
    )
  );
};

/** Stripes behind, the text on a plate of the base colour. */
export const lowStripes: Layout = (paper, goods, face) => {
  const { base, accent, paper: white } = goods.colours;
  const stripe = face.w / 22;
  const edge = face.x + face.w * 0.62;
  return (
    ground(face, base) +
    path(
      repeat(5, (step) => svg`M${edge + step * 2 * stripe} ${face.y - 30}h${stripe}v${face.h + 90}h${-stripe}z`),
      lighten(accent, 0.15),
      opacity(0.55),
    ) +
    motifAt(0.82)(paper, goods, face) +
    besideMotif(paper, goods, face, inkOn(base, goods), inkOn(base, goods), 0.05, 0.6) +
    seal(
      paper,
      goods,
      face,
      face.x + face.w * 0.63,
      face.y + face.h * 0.22 + face.sag * 0.7,
      face.h * 0.12,
      white,
      inkOn(white, goods),
    )
  );
};
