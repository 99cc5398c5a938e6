import { Checkbox } from '@trolley/ui/Checkbox.tsx';
import type { ReactNode } from 'react';
import type { FormValues } from './fieldRule.ts';
import { type FieldPlace, useFieldProps } from './useFieldProps.ts';

interface FormCheckboxProps<V extends FormValues> extends FieldPlace<V> {
  readonly label: ReactNode;
  /** Its name in the error summary, where the label is not plain text. */
  readonly called?: string;
  readonly hint?: ReactNode;
  /** Of several boxes that share a name: what this one adds to the list. */
  readonly value?: string;
}

/** A tick: of its own a boolean, with a value one of a list. */
export function FormCheckbox<V extends FormValues>({ form, name, label, called, hint, value }: FormCheckboxProps<V>) {
  const { id, ...field } = useFieldProps({ form, name }, called ?? (typeof label === 'string' ? label : ''));
  return (
    <Checkbox {...field} id={value === undefined ? id : `${id}-${value}`} label={label} hint={hint} value={value} />
  );
}
