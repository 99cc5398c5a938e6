import { z } from 'zod/mini';
import { type FieldName, fieldChecks } from '../form/fields.ts';

const text = z.string().check(z.minLength(1), z.maxLength(400));
const name = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'expected a name like "orderNumber"'));

/** FORM-02: what a form may be filled in with when a customer is there. */
export const prefillTargets = [
  ...['firstname', 'surname', 'email', 'academicTitle', 'age', 'gender'],
  ...['telephoneNumber', 'street', 'zip', 'city', 'countryCode'],
] as const;
export type PrefillTarget = (typeof prefillTargets)[number];

const ruleNames = Object.keys(fieldChecks).filter((rule) => rule !== 'password') as [FieldName, ...FieldName[]];

const formField = z.strictObject({
  name,
  /** A rule of VAL-01…14, `phone` (FORM-05), or `choice`, which is one of its `options`. */
  rule: z.enum([...ruleNames, 'phone', 'choice'], 'expected the rule of a field, "phone" or "choice"'),
  label: text,
  hint: z.optional(text),
  /** Where it is missing the rule says it. */
  required: z.optional(z.boolean()),
  options: z.optional(
    z
      .array(z.strictObject({ value: z.string().check(z.regex(/^[\w-]{1,40}$/)), label: text, hint: z.optional(text) }))
      .check(z.minLength(2), z.maxLength(30)),
  ),
  /** How options are shown: as cards, as a row of short words, or as a list that opens. */
  look: z.optional(z.enum(['cards', 'scale', 'select'])),
  /** Asked only where another field has one of these values. */
  when: z.optional(z.strictObject({ field: name, is: z.array(z.string()).check(z.minLength(1)) })),
  prefill: z.optional(z.enum(prefillTargets)),
});
export type FormFieldConfig = z.infer<typeof formField>;

/** What a browser knows of a form. */
export const shownForm = z.object({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  title: text,
  text: z.optional(text),
  steps: z
    .array(
      z.object({ title: text, text: z.optional(text), fields: z.array(formField), uploads: z.optional(z.boolean()) }),
    )
    .check(z.minLength(1), z.maxLength(10)),
  /** What the sender agrees to; kept with every message as it was shown. */
  consent: z.string().check(z.minLength(1), z.maxLength(1000)),
  privacy: z.object({ label: text, href: text }),
  submit: text,
  success: text,
  /** What happens with a message, beside the form. */
  promises: z._default(z.array(text), []),
  /** How long messages and files are kept. */
  keepDays: z.int().check(z.minimum(1), z.maximum(730)),
});
export type ShownForm = z.infer<typeof shownForm>;

/** `tenants/<id>/forms/*.json`: a form, and where its messages go. */
export const formFile = z
  .strictObject({ ...shownForm.shape, recipient: z.email() })
  .check(
    z.refine(hasAnAddress, 'expected a required field `email` with the rule "email": the sender gets a confirmation'),
    z.refine(hasOptions, 'expected `options` for every "choice", and for nothing else'),
    z.refine(asksInOrder, 'expected names once each, and `when` to name a field that stands before'),
  );
export type FormFile = z.infer<typeof formFile>;

const fieldsOf = ({ steps }: Pick<ShownForm, 'steps'>) => steps.flatMap(({ fields }) => fields);

function hasAnAddress(form: Pick<ShownForm, 'steps'>): boolean {
  const email = fieldsOf(form).find(({ name: called }) => called === 'email');
  return email?.rule === 'email' && email.required !== false && email.when === undefined;
}

function hasOptions(form: Pick<ShownForm, 'steps'>): boolean {
  return fieldsOf(form).every(({ rule, options }) => rule !== 'choice' || options !== undefined);
}

function asksInOrder(form: Pick<ShownForm, 'steps'>): boolean {
  const seen = new Set<string>();
  return fieldsOf(form).every(({ name: called, when }) => {
    if (seen.has(called) || (when && !seen.has(when.field))) return false;
    seen.add(called);
    return true;
  });
}
