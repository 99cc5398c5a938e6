import { Select, type SelectProps } from '../ui/Select.tsx';
import type { FormValues } from './fieldRule.ts';
import { type FieldPlace, useFieldProps } from './useFieldProps.ts';

type FromForm = 'name' | 'id' | 'error' | 'ref' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'form';

/** One of a list. What it begins with is in the markup too, so that it is known what somebody chose before the page was alive. */
export function FormSelect<V extends FormValues>({
  form,
  name,
  ...select
}: FieldPlace<V> & Omit<SelectProps, FromForm>) {
  const first = String(form.values()[name] ?? '');
  return <Select {...select} {...useFieldProps({ form, name }, select.label)} defaultValue={first} />;
}
