import type { ResidueRow } from '@trolley/server/demo';

interface Substance {
  readonly use: NonNullable<ResidueRow['use']>;
  /** Acute reference dose in milligrams per kilogram of body weight; 0: none is needed. */
  readonly acuteDose: number;
}

/** Substances that laboratories really find in fruit and vegetables, with what the European authorities say of them. */
export const substances = {
  Acetamiprid: { use: 'insecticide', acuteDose: 0.005 },
  Azoxystrobin: { use: 'fungicide', acuteDose: 0 },
  Boscalid: { use: 'fungicide', acuteDose: 0 },
  Captan: { use: 'fungicide', acuteDose: 0.3 },
  Chlorantraniliprole: { use: 'insecticide', acuteDose: 0 },
  Cyprodinil: { use: 'fungicide', acuteDose: 0 },
  Difenoconazole: { use: 'fungicide', acuteDose: 0.16 },
  Dithianon: { use: 'fungicide', acuteDose: 0.12 },
  Ethephon: { use: 'growthRegulator', acuteDose: 0.05 },
  Fenhexamid: { use: 'fungicide', acuteDose: 0 },
  Flonicamid: { use: 'insecticide', acuteDose: 0.025 },
  Fludioxonil: { use: 'fungicide', acuteDose: 0 },
  Imazalil: { use: 'storage', acuteDose: 0.05 },
  'Lambda-Cyhalothrin': { use: 'insecticide', acuteDose: 0.005 },
  'Maleic hydrazide': { use: 'growthRegulator', acuteDose: 0 },
  Mandipropamid: { use: 'fungicide', acuteDose: 0 },
  Omethoate: { use: 'insecticide', acuteDose: 0.002 },
  Pirimicarb: { use: 'insecticide', acuteDose: 0.1 },
  Propamocarb: { use: 'fungicide', acuteDose: 1 },
  Pyraclostrobin: { use: 'fungicide', acuteDose: 0.03 },
  Pyrimethanil: { use: 'storage', acuteDose: 0 },
  Spinosad: { use: 'insecticide', acuteDose: 0.1 },
  Spirotetramat: { use: 'insecticide', acuteDose: 1 },
  Tebuconazole: { use: 'fungicide', acuteDose: 0.03 },
  Thiabendazole: { use: 'storage', acuteDose: 0.1 },
  Trifloxystrobin: { use: 'fungicide', acuteDose: 0.5 },
} as const satisfies Record<string, Substance>;

export type SubstanceName = keyof typeof substances;
