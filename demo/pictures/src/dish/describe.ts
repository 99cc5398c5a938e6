/** The words in which dishes are described. */
export * from './layers/spec.ts';
export * from './props/spec.ts';
export { dish } from './spec.ts';
export * from './vessels/spec.ts';
