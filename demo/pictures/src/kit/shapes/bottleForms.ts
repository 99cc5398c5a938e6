import type { Profile } from './turned.ts';

export type Closure =
  | { readonly kind: 'cap'; readonly radius: number; readonly top: number; readonly height: number }
  | {
      readonly kind: 'foil';
      readonly radius: number;
      readonly top: number;
      readonly height: number;
      readonly cork?: boolean;
    }
  | { readonly kind: 'crown'; readonly top: number }
  | { readonly kind: 'stopper'; readonly radius: number; readonly top: number; readonly height: number };

export interface BottleForm {
  readonly profile: Profile;
  readonly closure: Closure;
  /** Top and height of the label. */
  readonly label: readonly [top: number, height: number];
  readonly fillTop: number;
  /** Thin plastic one can see through. */
  readonly clear?: boolean;
  /** Grooves around a plastic bottle. */
  readonly grooves?: readonly number[];
  readonly neckLabel?: readonly [radius: number, top: number, height: number];
}

const foot = (
  radius: number,
): readonly [readonly [number, number], readonly [number, number, number, number, number, number]] => [
  [radius, 668],
  [radius - 20, 695, radius, 687, radius - 6, 695],
];

/** Wider than in life, so that the label can be read on a small tile. */
export const bottleForms = {
  juiceBottle: {
    profile: [[52, 186], [54, 214], [146, 322, 56, 262, 140, 258], ...foot(148)],
    closure: { kind: 'cap', radius: 58, top: 158, height: 48 },
    label: [346, 308],
    fillTop: 244,
  },
  smoothie: {
    profile: [[62, 226], [64, 250], [142, 346, 66, 290, 136, 284], ...foot(146)],
    closure: { kind: 'cap', radius: 70, top: 192, height: 54 },
    label: [366, 288],
    fillTop: 272,
  },
  oilBottle: {
    profile: [[34, 150], [36, 230], [128, 322, 38, 286, 122, 272], ...foot(132)],
    closure: { kind: 'cap', radius: 40, top: 106, height: 62 },
    label: [352, 296],
    fillTop: 250,
  },
  vinegar: {
    profile: [[30, 140], [32, 214], [44, 286, 34, 250, 40, 262], [130, 420, 62, 350, 122, 350], ...foot(134)],
    closure: { kind: 'cap', radius: 36, top: 104, height: 52 },
    label: [414, 244],
    fillTop: 240,
  },
  syrup: {
    profile: [[34, 142], [36, 182], [72, 250, 38, 220, 58, 226], [132, 352, 104, 286, 128, 296], ...foot(134)],
    closure: { kind: 'cap', radius: 42, top: 108, height: 46 },
    label: [368, 282],
    fillTop: 214,
  },
  sauceBottle: {
    profile: [[30, 170], [34, 274], [122, 366, 38, 330, 116, 320], ...foot(126)],
    closure: { kind: 'cap', radius: 36, top: 112, height: 76 },
    label: [384, 268],
    fillTop: 262,
  },
  water: {
    profile: [
      [40, 150],
      [42, 176],
      [138, 300, 46, 236, 130, 230],
      [140, 566],
      [132, 586, 140, 576, 132, 578],
      [140, 606, 132, 594, 140, 596],
      [140, 624],
      [132, 642, 140, 632, 132, 634],
      [138, 662, 132, 650, 138, 652],
      [116, 695, 138, 690, 130, 695],
    ],
    closure: { kind: 'cap', radius: 48, top: 118, height: 42 },
    label: [306, 250],
    fillTop: 206,
    clear: true,
    grooves: [586, 642],
  },
  soda: {
    profile: [
      [40, 150],
      [42, 178],
      [128, 318, 48, 240, 128, 250],
      [118, 372, 128, 346, 118, 350],
      [136, 420, 118, 392, 136, 400],
      [138, 640],
      [112, 695, 138, 676, 124, 695],
    ],
    closure: { kind: 'cap', radius: 48, top: 118, height: 42 },
    label: [404, 240],
    fillTop: 206,
    clear: true,
    grooves: [372],
  },
  waterGlass: {
    profile: [[36, 142], [38, 186], [104, 300, 42, 236, 92, 240], [134, 400, 116, 350, 132, 360], ...foot(136)],
    closure: { kind: 'cap', radius: 44, top: 108, height: 46 },
    label: [404, 252],
    fillTop: 206,
    clear: true,
    neckLabel: [84, 250, 44],
  },
  wine: {
    profile: [[36, 84], [37, 226], [128, 318, 38, 282, 124, 268], ...foot(132)],
    closure: { kind: 'foil', radius: 39, top: 74, height: 128 },
    label: [350, 292],
    fillTop: 262,
  },
  wineSlope: {
    profile: [[36, 84], [38, 204], [132, 396, 42, 300, 130, 310], ...foot(136)],
    closure: { kind: 'foil', radius: 39, top: 74, height: 112 },
    label: [402, 244],
    fillTop: 250,
  },
  sparkling: {
    profile: [[40, 128], [46, 196], [138, 404, 54, 290, 136, 316], ...foot(140)],
    closure: { kind: 'foil', radius: 50, top: 76, height: 150, cork: true },
    label: [410, 238],
    fillTop: 270,
    neckLabel: [78, 272, 40],
  },
  beer: {
    profile: [[30, 116], [40, 222], [128, 346, 46, 284, 122, 284], ...foot(132)],
    closure: { kind: 'crown', top: 98 },
    label: [370, 280],
    fillTop: 250,
    neckLabel: [64, 236, 58],
  },
  beerStubby: {
    profile: [[34, 190], [40, 226], [138, 344, 48, 276, 134, 276], ...foot(142)],
    closure: { kind: 'crown', top: 172 },
    label: [366, 286],
    fillTop: 262,
  },
  spirit: {
    profile: [[38, 190], [39, 232], [56, 254, 40, 250, 46, 254], [134, 330, 120, 258, 134, 276], ...foot(136)],
    closure: { kind: 'stopper', radius: 46, top: 128, height: 76 },
    label: [364, 280],
    fillTop: 300,
  },
  liqueur: {
    profile: [[36, 150], [37, 196], [92, 290, 40, 244, 86, 244], [126, 440, 96, 360, 122, 380], ...foot(132)],
    closure: { kind: 'cap', radius: 44, top: 110, height: 58 },
    label: [410, 250],
    fillTop: 226,
  },
  milkBottle: {
    profile: [[62, 160], [62, 186], [58, 204, 62, 192, 58, 196], [128, 346, 58, 270, 120, 268], ...foot(132)],
    closure: { kind: 'cap', radius: 67, top: 128, height: 44 },
    label: [378, 252],
    fillTop: 220,
  },
} as const satisfies Readonly<Record<string, BottleForm>>;
