import type { ComponentProps } from 'react';
import type { FieldTexts } from './Field.tsx';
import { Field } from './Field.tsx';

export type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'children' | 'className'>;

export function TextArea({ label, note, hint, error, id, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field label={label} note={note} hint={hint} error={error} id={id}>
      {(ties) => <textarea {...area} {...ties} rows={rows} className="input" />}
    </Field>
  );
}
