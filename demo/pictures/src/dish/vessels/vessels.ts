import { type Colour, darken } from '../../kit/paper/colour.ts';
import { circle, ellipse, line, path, roundedData } from '../../kit/paper/draw.ts';
import { repeat, svg } from '../../kit/paper/markup.ts';
import { lighten, roundData, shaded } from '../outline.ts';
import { SHADE, type Sheet } from '../sheet.ts';
import type { VesselKind, VesselSpec } from './spec.ts';

/** Where food may lie: half sizes, round or square. */
export interface Room {
  readonly w: number;
  readonly h: number;
  readonly round: boolean;
  /** Food is drawn so much larger, to fill a wide one. */
  readonly zoom?: number;
  /** The corner of a square one. */
  readonly corner?: number;
}
export interface Vessel {
  readonly room: Room;
  readonly back: string;
  /** The shadow of the wall upon the food. */
  readonly front: string;
}

const box = (w: number, h: number, radius: number, x = 0, y = 0): string =>
  roundedData({ x: x - w, y: y - h, w: 2 * w, h: 2 * h }, radius);

const roundShadow = (sheet: Sheet, rx: number, ry = rx): string =>
  ellipse(
    14,
    26,
    rx * 1.1,
    ry * 1.1,
    sheet.radial([
      [0.78, SHADE, 0.42],
      [0.9, SHADE, 0.16],
      [1, SHADE, 0],
    ]),
  );
const boxShadow = (w: number, h: number, radius: number): string =>
  path(box(w + 8, h + 8, radius, 14, 26), SHADE, ' opacity=".1"') +
  path(box(w, h, radius, 10, 18), SHADE, ' opacity=".2"');

const wallShade = (sheet: Sheet, rx: number, ry = rx): string =>
  ellipse(
    0,
    0,
    rx,
    ry,
    sheet.radial(
      [
        [0.8, SHADE, 0],
        [1, SHADE, 0.5],
      ],
      'cx=".54" cy=".56" r=".56"',
    ),
  );

const porcelain = (sheet: Sheet, colour: Colour): string => sheet.slant(lighten(colour, 0.35), shaded(colour, 0.13));

/** What is painted on the rim between two radii. */
function rim(
  sheet: Sheet,
  { decor, paint = '#1b5a3a' }: VesselSpec,
  [ox, oy]: readonly [number, number],
  [ix, iy]: readonly [number, number],
): string {
  const at = (share: number): string => roundData(ix + (ox - ix) * share, iy + (oy - iy) * share);
  if (decor === 'line') return line(at(0.8), paint, 5.5);
  if (decor === 'double') return line(at(0.84), paint, 7) + line(at(0.58), paint, 2.5);
  if (decor === 'dashes') return line(at(0.56), paint, 9, ' stroke-dasharray="3 25"') + line(at(0.94), paint, 3);
  if (decor === 'band') return line(at(0.55), paint, (ox - ix) * 0.62);
  if (decor !== 'speckled') return '';
  const spots = repeat(64, () => {
    const angle = sheet.chance() * 2 * Math.PI;
    const share = 0.08 + sheet.chance() * 0.84;
    return svg`M${Math.cos(angle) * (ix + (ox - ix) * share)} ${Math.sin(angle) * (iy + (oy - iy) * share)}h.1`;
  });
  return line(spots, paint, 4, ' opacity=".75"');
}

function flatPlate(sheet: Sheet, spec: VesselSpec, rx: number, ry: number, share: number): Vessel {
  const colour = spec.colour ?? '#fffdf8';
  const [wx, wy] = [rx - ry * (1 - share), ry * share];
  return {
    room: { w: wx * 0.97, h: wy * 0.97, round: true, zoom: 1.12 },
    back:
      roundShadow(sheet, rx, ry) +
      ellipse(0, 2, rx, ry, shaded(colour, 0.24)) +
      ellipse(-1, -2, rx - 2, ry - 2, porcelain(sheet, colour)) +
      rim(sheet, spec, [rx, ry], [wx, wy]) +
      ellipse(0, 0, wx, wy, sheet.slant(shaded(colour, 0.2), lighten(colour, 0.3))) +
      ellipse(1, 2, wx - 5, wy - 5, shaded(colour, 0.045)) +
      line(
        svg`M${-rx * 0.88} ${-ry * 0.36}A${rx * 0.95} ${ry * 0.95} 0 0 1 ${-rx * 0.42} ${-ry * 0.85}`,
        '#fff',
        5,
        ' opacity=".75"',
      ),
    front: '',
  };
}

function bowlLike(sheet: Sheet, spec: VesselSpec, radius: number, share: number, zoom = 1): Vessel {
  const colour = spec.colour ?? '#f6f1e6';
  const inside = radius * share;
  return {
    room: { w: (inside * 0.985) / zoom, h: (inside * 0.985) / zoom, round: true, zoom },
    back:
      roundShadow(sheet, radius) +
      circle(0, 3, radius, shaded(colour, 0.34)) +
      circle(-1, -2, radius - 2, porcelain(sheet, colour)) +
      rim(sheet, spec, [radius, radius], [inside, inside]) +
      circle(0, 0, inside + 3, sheet.slant(shaded(colour, 0.42), shaded(colour, 0.08))) +
      line(
        svg`M${-radius * 0.84} ${-radius * 0.42}A${radius * 0.94} ${radius * 0.94} 0 0 1 ${-radius * 0.3} ${-radius * 0.89}`,
        '#fff',
        6,
        ' opacity=".6"',
      ),
    front: wallShade(sheet, inside),
  };
}

function ironPan(sheet: Sheet, { colour = '#3b3c3f', turn = 28 }: VesselSpec, radius: number, steep: number): Vessel {
  const inside = radius * steep;
  const grip = `<g transform="rotate(${turn})">${path(box(104, 25, 24, radius + 92, 8), SHADE, ' opacity=".22"')}${path(box(100, 24, 23, radius + 90), '#6b4426')}${path(box(98, 20, 20, radius + 88, -3), '#8d5d35')}${path(box(34, 20, 8, radius + 12), lighten(colour, 0.2))}${circle(radius + 168, -1, 7, '#4a2c14')}</g>`;
  return {
    room: { w: inside * 0.97, h: inside * 0.97, round: true },
    back:
      roundShadow(sheet, radius) +
      grip +
      circle(0, 3, radius, darken(colour, 0.6)) +
      circle(-1, -2, radius - 2, sheet.slant(lighten(colour, 0.28), darken(colour, 0.35))) +
      circle(0, 0, inside, sheet.slant(darken(colour, 0.55), lighten(colour, 0.1))) +
      circle(1, 2, inside - 8, colour),
    front: wallShade(sheet, inside),
  };
}

function pot(sheet: Sheet, { colour = '#c7442e', turn = 18 }: VesselSpec): Vessel {
  const radius = 238;
  const ear = svg`M${radius - 12} -44q58 -6 58 44t-58 44`;
  const ears = [0, 180].map(
    (side) =>
      `<g transform="rotate(${turn + side})">${line(ear, shaded(colour, 0.45), 25, ' transform="translate(2 5)"')}${line(ear, colour, 19)}</g>`,
  );
  return {
    room: { w: 196, h: 196, round: true },
    back:
      roundShadow(sheet, radius) +
      ears.join('') +
      circle(0, 3, radius, shaded(colour, 0.5)) +
      circle(-1, -2, radius - 2, sheet.slant(lighten(colour, 0.3), shaded(colour, 0.22))) +
      circle(0, 0, radius * 0.92, shaded(colour, 0.3)) +
      circle(0, 0, radius * 0.9, sheet.slant('#b9ad97', '#f5eee0')) +
      circle(0, 0, 200, '#d8ccb6'),
    front: wallShade(sheet, 199),
  };
}

function oven(sheet: Sheet, { colour = '#2f6f8f' }: VesselSpec): Vessel {
  const [w, h] = [318, 228];
  return {
    room: { w: w - 30, h: h - 30, round: false, corner: 58 },
    back:
      boxShadow(w, h, 84) +
      [-1, 1]
        .map(
          (side) =>
            path(box(38, 62, 30, side * (w + 4), 3), shaded(colour, 0.35)) +
            path(box(36, 60, 30, side * (w + 2)), sheet.slant(lighten(colour, 0.16), shaded(colour, 0.16))),
        )
        .join('') +
      path(box(w, h, 84, 0, 4), shaded(colour, 0.42)) +
      path(box(w - 1, h - 1, 84), sheet.slant(lighten(colour, 0.3), shaded(colour, 0.16))) +
      path(box(w - 22, h - 22, 66), sheet.slant('#bdae94', '#f7f0e2')),
    front: line(box(w - 29, h - 29, 60), SHADE, 9, ' opacity=".16"'),
  };
}

function oval(sheet: Sheet, { colour = '#fbf4e6' }: VesselSpec): Vessel {
  const [w, h] = [334, 232];
  const rim = repeat(
    46,
    (step) =>
      svg`M${Math.cos((step / 46) * 6.2832) * (w - 3)} ${Math.sin((step / 46) * 6.2832) * (h - 3)}L${Math.cos((step / 46) * 6.2832) * (w - 20)} ${Math.sin((step / 46) * 6.2832) * (h - 20)}`,
  );
  return {
    room: { w: w - 28, h: h - 28, round: true },
    back:
      roundShadow(sheet, w, h) +
      ellipse(0, 4, w, h, shaded(colour, 0.34)) +
      ellipse(-1, -1, w - 1, h - 1, porcelain(sheet, colour)) +
      line(rim, shaded(colour, 0.2), 3, ' opacity=".6"') +
      ellipse(0, 0, w - 22, h - 22, sheet.slant(shaded(colour, 0.4), lighten(colour, 0.2))),
    front: wallShade(sheet, w - 26, h - 26),
  };
}

function tray(sheet: Sheet, { colour = '#83888c' }: VesselSpec): Vessel {
  const paper = 'M-318 -214L322 -220L316 214L-322 220Z';
  return {
    room: { w: 292, h: 192, round: false, corner: 20 },
    back:
      boxShadow(352, 256, 34) +
      path(box(352, 256, 34, 0, 3), darken(colour, 0.45)) +
      path(box(351, 255, 34), sheet.slant(lighten(colour, 0.45), darken(colour, 0.22))) +
      path(box(330, 234, 22), darken(colour, 0.18)) +
      path(paper, '#f2e8d3', ' stroke="#d8c8a6" stroke-width="2"') +
      line('M-318 -110Q0 -140 320 -100M-320 92Q0 60 318 112M-120 -216Q-90 0 -130 218', '#e2d3b4', 4),
    front: '',
  };
}

function tin(sheet: Sheet, { colour = '#5a5f63' }: VesselSpec): Vessel {
  const [w, h] = [300, 222];
  return {
    room: { w: w - 20, h: h - 20, round: false, corner: 16 },
    back:
      boxShadow(w, h, 26) +
      path(box(w, h, 26, 0, 4), darken(colour, 0.5)) +
      path(box(w - 1, h - 1, 26), sheet.slant(lighten(colour, 0.5), darken(colour, 0.25))) +
      path(box(w - 14, h - 14, 18), darken(colour, 0.3)),
    front: line(box(w - 18, h - 18, 18), SHADE, 8, ' opacity=".22"'),
  };
}

const woodGrain =
  'M-290 -120q180 26 420-8t160 12M-300 -20q220 22 440 0t150 8M-290 90q200-20 380 6t190-4M-280 160q160 14 300-2';
function board(sheet: Sheet, { colour = '#c8935a', turn = 0 }: VesselSpec): Vessel {
  const handle =
    path(box(64, 40, 34, 372, 4), shaded(colour, 0.35)) +
    path(box(62, 38, 34, 370), colour) +
    circle(398, 0, 13, shaded(colour, 0.55));
  return {
    room: { w: 300, h: 196, round: false, corner: 30 },
    back: `<g transform="rotate(${turn})">${boxShadow(330, 228, 46)}${handle}${path(box(330, 228, 46, 0, 5), shaded(colour, 0.4))}${path(box(330, 228, 46), sheet.slant(lighten(colour, 0.22), shaded(colour, 0.1)))}${line(woodGrain, shaded(colour, 0.18), 3, ' opacity=".6"')}</g>`,
    front: '',
  };
}

function roundBoard(sheet: Sheet, { colour = '#b98450' }: VesselSpec): Vessel {
  return {
    room: { w: 224, h: 224, round: true },
    back:
      roundShadow(sheet, 262) +
      circle(0, 5, 262, shaded(colour, 0.42)) +
      circle(0, 0, 261, sheet.slant(lighten(colour, 0.26), shaded(colour, 0.12))) +
      line(
        'M-220 -90q200 24 440-6M-240 10q240 20 480-4M-210 110q180-18 420 6M-130 190q120 10 250-2',
        shaded(colour, 0.2),
        3,
        ' opacity=".55"',
      ) +
      line(roundData(246, 246), shaded(colour, 0.22), 3, ' opacity=".6"'),
    front: '',
  };
}

function rack(): Vessel {
  const wires = repeat(25, (step) => svg`M${-312 + step * 26} -205V205`);
  const frame = `${box(322, 212, 40)}M-322 -70H322M-322 70H322`;
  return {
    room: { w: 290, h: 185, round: false, corner: 20 },
    back:
      line(wires + frame, SHADE, 6, ' opacity=".14" transform="translate(8 16)"') +
      line(wires, '#8f959a', 5) +
      line(wires, '#d5dadd', 2, ' transform="translate(-1 0)"') +
      line(frame, '#858b90', 9) +
      line(frame, '#cfd4d7', 3, ' transform="translate(-1 -2)"'),
    front: '',
  };
}

const makers: Readonly<Record<VesselKind, (sheet: Sheet, spec: VesselSpec) => Vessel>> = {
  plate: (sheet, spec) => flatPlate(sheet, spec, 264, 264, 0.76),
  platter: (sheet, spec) => flatPlate(sheet, spec, 352, 246, 0.8),
  deep: (sheet, spec) => bowlLike(sheet, spec, 264, 0.83, 1.07),
  bowl: (sheet, spec) => bowlLike(sheet, spec, 246, 0.88),
  pan: (sheet, spec) => ironPan(sheet, spec, 240, 0.9),
  wok: (sheet, spec) => ironPan(sheet, spec, 256, 0.93),
  pot,
  oven,
  oval,
  tray,
  tin,
  board,
  roundBoard,
  rack,
  bare: () => ({ room: { w: 280, h: 200, round: true }, back: '', front: '' }),
};

export const makeVessel = (sheet: Sheet, spec: VesselSpec): Vessel => makers[spec.kind](sheet, spec);
