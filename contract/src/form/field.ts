import { z } from 'zod/mini';
import { multiline } from '../wire/unfitTexts.ts';
import type { FieldProblem } from './checks.ts';
import { type FieldName, fieldProblem, givenFieldProblem, multilineFields } from './fields.ts';

/** A text of a request that keeps to the rule of its field; forms ask the very same rule. */
export function field(name: FieldName) {
  const kept = problemsAs((value) => fieldProblem(name, value));
  const text = name === 'password' ? z.string().check(kept) : z.string().check(z.trim(), kept);
  return multilineFields.has(name) ? multiline(text) : text;
}

/** The same where it may be missing or empty: only what is given has to keep to the rule. */
export function optionalField(name: FieldName) {
  const kept = problemsAs((value) => givenFieldProblem(name, value));
  const text = z.string().check(z.trim(), kept);
  return z.optional(multilineFields.has(name) ? multiline(text) : text);
}

/** A rule of a text as a check of a schema; the refusal tells its kind, so that a form finds its message. */
export function problemsAs(problemOf: (value: string) => FieldProblem | undefined) {
  return z.check<string>((checked) => {
    const problem = problemOf(checked.value);
    if (!problem) return;
    checked.issues.push({ code: 'custom', input: checked.value, message: problem.kind, params: { problem } });
  });
}
