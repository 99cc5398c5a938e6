import type { FieldProblem } from '@trolley/contract';

/** A password that is already there is only asked for: what it may look like was decided when it was made. */
export const requiredText = (value: string): FieldProblem | undefined =>
  value === '' ? { kind: 'required' } : undefined;
