import { TextField, type TextFieldProps } from '@trolley/ui/TextField.tsx';
import type { FormValues } from './fieldRule.ts';
import { type FieldPlace, useFieldProps } from './useFieldProps.ts';

type FromForm = 'name' | 'id' | 'error' | 'ref' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'form';

/** One line of text. */
export function FormField<V extends FormValues>({
  form,
  name,
  ...field
}: FieldPlace<V> & Omit<TextFieldProps, FromForm>) {
  return <TextField {...field} {...useFieldProps({ form, name }, field.label)} />;
}
