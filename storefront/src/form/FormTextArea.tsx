import { TextArea, type TextAreaProps } from '@trolley/ui/TextArea.tsx';
import type { FormValues } from './fieldRule.ts';
import { type FieldPlace, useFieldProps } from './useFieldProps.ts';

type FromForm = 'name' | 'id' | 'error' | 'ref' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'form';

/** Several lines of text. */
export function FormTextArea<V extends FormValues>({
  form,
  name,
  ...area
}: FieldPlace<V> & Omit<TextAreaProps, FromForm>) {
  return <TextArea {...area} {...useFieldProps({ form, name }, area.label)} />;
}
