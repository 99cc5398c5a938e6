import type { PictureSpec } from '../kit/spec.ts';
import { dairySamples } from './dairySamples.ts';
import { drinkSamples } from './drinkSamples.ts';
import { freshSamples } from './freshSamples.ts';
import { householdSamples } from './householdSamples.ts';
import { meatSamples } from './meatSamples.ts';
import { pantrySamples } from './pantrySamples.ts';
import { servedSamples } from './servedSamples.ts';
import { snackSamples } from './snackSamples.ts';

export const samples: readonly PictureSpec[] = [
  ...dairySamples,
  ...freshSamples,
  ...meatSamples,
  ...pantrySamples,
  ...drinkSamples,
  ...snackSamples,
  ...householdSamples,
  ...servedSamples,
];
