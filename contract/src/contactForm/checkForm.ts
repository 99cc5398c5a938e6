import type { FieldProblem } from '../form/checks.ts';
import { fieldProblem, givenFieldProblem } from '../form/fields.ts';
import { readPhone } from '../form/phoneNumber.ts';
import type { FormFieldConfig, ShownForm } from './formFile.ts';

export type FormAnswers = Readonly<Record<string, string>>;
type Form = Pick<ShownForm, 'steps'>;

/** The fields that are asked with these answers: a field whose condition is not asked itself is not asked either. */
export function askedFields({ steps }: Form, answers: FormAnswers): readonly FormFieldConfig[] {
  const asked = new Set<string>();
  return steps
    .flatMap(({ fields }) => fields)
    .filter(({ name, when }) => {
      const isAsked = !when || (asked.has(when.field) && when.is.includes(answers[when.field]?.trim() ?? ''));
      if (isAsked) asked.add(name);
      return isAsked;
    });
}

/** Whether a field must be filled in: as the form says, else as its rule has it. */
export function isRequired({ rule, required }: FormFieldConfig): boolean {
  if (required !== undefined) return required;
  return rule !== 'choice' && rule !== 'phone' && fieldProblem(rule, '')?.kind === 'required';
}

/** What is wrong with the answer to one field. */
export function answerProblem(field: FormFieldConfig, answer = ''): FieldProblem | undefined {
  const { rule, options } = field;
  if (answer.trim() === '') return isRequired(field) ? { kind: 'required' } : undefined;
  if (options && !options.some(({ value }) => value === answer.trim())) return { kind: 'characters' };
  // FORM-05
  if (rule === 'phone') return 'failure' in readPhone(answer) ? { kind: 'phone' } : undefined;
  return rule === 'choice' ? undefined : givenFieldProblem(rule, answer);
}

/** What is wrong, by field; only what is asked counts. */
export function formProblems(form: Form, answers: FormAnswers): Readonly<Record<string, FieldProblem>> {
  const found = askedFields(form, answers).flatMap((field) => {
    const problem = answerProblem(field, answers[field.name]);
    return problem ? [[field.name, problem] as const] : [];
  });
  return Object.fromEntries(found);
}

/** What is kept of the answers: those that are asked for and given. */
export function keptAnswers(form: Form, answers: FormAnswers): FormAnswers {
  const kept = askedFields(form, answers).flatMap(({ name }) => {
    const answer = answers[name]?.trim() ?? '';
    return answer === '' ? [] : [[name, answer] as const];
  });
  return Object.fromEntries(kept);
}
