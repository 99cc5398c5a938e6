import type { SubstanceName } from './substances.ts';

interface Crop {
  /** Legal limits (mg/kg) of what is used on it: figures as the annexes of Regulation (EC) 396/2005 have them. */
  readonly limits: Readonly<Partial<Record<SubstanceName, number>>>;
  /** How many of ten samples have anything in them. */
  readonly treated: number;
  /** The most substances that one sample has. */
  readonly most: number;
}

const crop = (treated: number, most: number, limits: Crop['limits']): Crop => ({ treated, most, limits });
const citrus = (imazalil: number) =>
  crop(9, 4, { Imazalil: imazalil, Thiabendazole: 7, Pyrimethanil: 8, Fludioxonil: 10 });
const leaf = { Boscalid: 50, Mandipropamid: 25, Azoxystrobin: 15, Fludioxonil: 20 };

/** What grows, and what is used on it. */
export const crops = {
  apple: crop(8, 4, {
    ...{ Captan: 10, Fludioxonil: 5, Boscalid: 2, Pyraclostrobin: 0.5, Dithianon: 3 },
    ...{ Chlorantraniliprole: 0.4, Pirimicarb: 0.5, Trifloxystrobin: 0.7, Spinosad: 0.3 },
  }),
  pear: crop(8, 4, { Captan: 10, Fludioxonil: 5, Boscalid: 1.5, Cyprodinil: 2, Chlorantraniliprole: 0.4 }),
  strawberry: crop(9, 5, {
    ...{ Fludioxonil: 4, Cyprodinil: 5, Boscalid: 6, Fenhexamid: 10 },
    ...{ Trifloxystrobin: 1, Pyrimethanil: 5, Spinosad: 0.3 },
  }),
  raspberry: crop(7, 3, { Fludioxonil: 5, Cyprodinil: 3, Boscalid: 10, Fenhexamid: 15, Pyrimethanil: 15 }),
  blueberry: crop(6, 3, { Boscalid: 15, Fludioxonil: 4, Cyprodinil: 8, Fenhexamid: 20, Spinosad: 0.4 }),
  grape: crop(9, 5, {
    ...{ Boscalid: 5, Fenhexamid: 15, Cyprodinil: 3, Fludioxonil: 5, Pyrimethanil: 5 },
    ...{ Trifloxystrobin: 3, Mandipropamid: 2, Spirotetramat: 2 },
  }),
  peach: crop(8, 3, { Boscalid: 5, Fludioxonil: 10, Tebuconazole: 0.6, Fenhexamid: 10, Cyprodinil: 2 }),
  plum: crop(5, 2, { Boscalid: 3, Fludioxonil: 5, Tebuconazole: 1 }),
  cherry: crop(7, 3, { Boscalid: 4, Fludioxonil: 5, Fenhexamid: 7, Tebuconazole: 1 }),
  orange: citrus(4),
  lemon: citrus(5),
  mandarin: citrus(5),
  grapefruit: citrus(4),
  banana: crop(7, 2, { Imazalil: 2, Thiabendazole: 6, Azoxystrobin: 2 }),
  melon: crop(5, 2, { Imazalil: 2, Azoxystrobin: 1, Fludioxonil: 0.3, Propamocarb: 5 }),
  avocado: crop(2, 1, { Thiabendazole: 20 }),
  mango: crop(5, 2, { Fludioxonil: 2, Azoxystrobin: 4, Thiabendazole: 5 }),
  pineapple: crop(5, 1, { Ethephon: 2 }),
  kiwi: crop(4, 1, { Fludioxonil: 15, Fenhexamid: 15 }),
  pomegranate: crop(5, 2, { Fludioxonil: 3, Boscalid: 2, Acetamiprid: 0.01 }),
  tomato: crop(6, 3, {
    ...{ Boscalid: 3, Fludioxonil: 3, Spirotetramat: 1, Azoxystrobin: 3, Propamocarb: 4 },
    ...{ Fenhexamid: 2, Cyprodinil: 1.5, Chlorantraniliprole: 0.6, Spinosad: 0.7 },
  }),
  pepper: crop(7, 4, {
    ...{ Boscalid: 3, Azoxystrobin: 3, Propamocarb: 3, Fludioxonil: 1, Spirotetramat: 1 },
    ...{ Chlorantraniliprole: 1, Flonicamid: 0.3, Spinosad: 2 },
  }),
  cucumber: crop(6, 2, { Propamocarb: 5, Azoxystrobin: 1, Fludioxonil: 0.4, Flonicamid: 0.5 }),
  courgette: crop(4, 2, { Azoxystrobin: 1, Propamocarb: 5, Flonicamid: 0.5 }),
  aubergine: crop(4, 2, { Azoxystrobin: 3, Propamocarb: 4, Boscalid: 3 }),
  pumpkin: crop(1, 1, { Azoxystrobin: 1 }),
  carrot: crop(5, 2, { Boscalid: 2, Azoxystrobin: 1, Difenoconazole: 0.4, Pyraclostrobin: 0.5 }),
  root: crop(3, 2, { Boscalid: 2, Azoxystrobin: 1 }),
  radish: crop(4, 2, { Propamocarb: 5, Boscalid: 2, Azoxystrobin: 1.5 }),
  broccoli: crop(3, 2, { Boscalid: 5, Azoxystrobin: 5, Difenoconazole: 1, Spirotetramat: 1 }),
  cabbage: crop(2, 1, { Boscalid: 5, Azoxystrobin: 5, Spirotetramat: 2, Pyraclostrobin: 0.4 }),
  kale: crop(5, 2, { Boscalid: 9, Azoxystrobin: 6, Spirotetramat: 7 }),
  celery: crop(6, 2, { Azoxystrobin: 15, Boscalid: 9, Difenoconazole: 7 }),
  potato: crop(3, 2, { 'Maleic hydrazide': 60, Propamocarb: 0.3, Azoxystrobin: 7, Fludioxonil: 5 }),
  sweetPotato: crop(2, 1, { Fludioxonil: 10, Boscalid: 2 }),
  onion: crop(3, 1, { 'Maleic hydrazide': 15, Boscalid: 5, Azoxystrobin: 10 }),
  leek: crop(5, 2, { Boscalid: 9, Azoxystrobin: 10, Pyraclostrobin: 0.8 }),
  asparagus: crop(0, 0, {}),
  bean: crop(6, 3, {
    ...{ Boscalid: 5, Azoxystrobin: 3, Cyprodinil: 2, Fludioxonil: 1 },
    ...{ 'Lambda-Cyhalothrin': 0.4, Omethoate: 0.01 },
  }),
  pea: crop(5, 2, { Boscalid: 5, Azoxystrobin: 3, Cyprodinil: 2, Fludioxonil: 1 }),
  corn: crop(0, 0, {}),
  mushroom: crop(0, 0, {}),
  lettuce: crop(7, 4, {
    ...{ Boscalid: 50, Mandipropamid: 25, Propamocarb: 40, Fludioxonil: 40, Cyprodinil: 15 },
    ...{ Azoxystrobin: 15, Spirotetramat: 7, 'Lambda-Cyhalothrin': 0.15, Spinosad: 10 },
  }),
  leaves: crop(6, 3, leaf),
  herb: crop(5, 2, { Boscalid: 50, Mandipropamid: 10, Azoxystrobin: 70 }),
} as const satisfies Record<string, Crop>;

export type CropName = keyof typeof crops;
export const cropNames = Object.keys(crops) as readonly CropName[];
export const cropOf = (name: CropName): Crop => crops[name];
