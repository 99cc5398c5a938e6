import { type FieldName, type FieldProblem, fieldProblem } from '@trolley/contract';

/** What a field holds: a text, a tick, or the ticked ones of several. */
export type FormValue = string | boolean | readonly string[];
export type FormValues = Readonly<Record<string, FormValue>>;

/** The contract's rule of that name, or one of this form. A string it returns is shown as it is. */
export type FieldRule<V, K extends keyof V = keyof V> =
  | FieldName
  | ((value: V[K], values: V) => FieldProblem | string | undefined);
export type FieldRules<V> = { readonly [K in keyof V]?: FieldRule<V, K> };

/** What is wrong with a field of a form. */
export function problemOf<V extends FormValues>(
  rules: FieldRules<V>,
  name: keyof V,
  values: V,
): FieldProblem | string | undefined {
  const rule = rules[name];
  if (rule === undefined) return undefined;
  if (typeof rule === 'function') return rule(values[name], values);
  return fieldProblem(rule, String(values[name] ?? ''));
}

/** For a box that has to be ticked. */
export const ticked = (value: FormValue): FieldProblem | undefined =>
  value === true ? undefined : { kind: 'required' };
