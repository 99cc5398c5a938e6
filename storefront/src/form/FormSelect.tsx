import { Select, type SelectProps } from '@trolley/ui/Select.tsx';
import type { FormValues } from './fieldRule.ts';
import { type FieldPlace, useFieldProps } from './useFieldProps.ts';

type FromForm = 'name' | 'id' | 'error' | 'ref' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'form';

/** A select of the form. Its initial value is in the markup too, so that a choice made before hydration is noticed. */
export function FormSelect<V extends FormValues>({
  form,
  name,
  ...select
}: FieldPlace<V> & Omit<SelectProps, FromForm>) {
  const first = String(form.values()[name] ?? '');
  return <Select {...select} {...useFieldProps({ form, name }, select.label)} defaultValue={first} />;
}
