import { mostServings } from '@trolley/contract';

/** The most servings of a recipe that goes by this step. */
export const mostOf = (step: number) => Math.floor(mostServings / step) * step;

/** One step up or down lands on a multiple of the step, also from a number that is none. */
export function steppedServings(from: number, wanted: number, step = 1): number {
  const next = wanted > from ? Math.floor(from / step) + 1 : Math.ceil(from / step) - 1;
  return Math.min(mostOf(step), Math.max(1, next) * step);
}
