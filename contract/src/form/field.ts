import { z } from 'zod/mini';
import { multiline } from '../wire/unfitTexts.ts';
import type { FieldProblem } from './checks.ts';
import { type FieldName, fieldProblem, givenFieldProblem, multilineFields } from './fields.ts';

/** A text of a request with the rule of its field; forms use the same rule. */
export function field(name: FieldName) {
  const rule = problemsAs((value) => fieldProblem(name, value));
  const text = name === 'password' ? z.string().check(rule) : z.string().check(z.trim(), rule);
  return multilineFields.has(name) ? multiline(text) : text;
}

/** The same for a text that may be missing or empty. */
export function optionalField(name: FieldName) {
  const rule = problemsAs((value) => givenFieldProblem(name, value));
  const text = z.string().check(z.trim(), rule);
  return z.optional(multilineFields.has(name) ? multiline(text) : text);
}

/** A rule as a check of a schema; the issue carries the kind, so that a form finds its message. */
export function problemsAs(problemOf: (value: string) => FieldProblem | undefined) {
  return z.check<string>((checked) => {
    const problem = problemOf(checked.value);
    if (!problem) return;
    checked.issues.push({ code: 'custom', input: checked.value, message: problem.kind, params: { problem } });
  });
}
