import type { ComponentProps, HTMLInputAutoCompleteAttribute } from 'react';
import type { FieldTexts } from './Field.tsx';
import { Field } from './Field.tsx';

type TextType = 'text' | 'email' | 'tel' | 'url' | 'password' | 'number' | 'date';

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'children' | 'className' | 'type'> {
  readonly type?: TextType;
  /** So that browsers fill it in; `off` where nothing known fits. */
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
}

export function TextField({ label, note, hint, error, id, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} note={note} hint={hint} error={error} id={id}>
      {(ties) => <input {...input} {...ties} type={type} className="input" />}
    </Field>
  );
}
