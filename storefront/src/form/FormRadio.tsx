import { RadioGroup, type RadioGroupProps } from '@trolley/ui/RadioGroup.tsx';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type { FormValues } from './fieldRule.ts';
import type { FieldPlace } from './useFieldProps.ts';

type FromForm = 'name' | 'error' | 'value' | 'defaultValue' | 'onChange';

/** One of a few, all in sight. */
export function FormRadio<V extends FormValues>({
  form,
  name,
  ...group
}: FieldPlace<V> & Omit<RadioGroupProps, FromForm>) {
  const { field } = useController({ control: form.control, name });
  const { called } = form;
  useEffect(() => called(name, group.legend));
  return (
    <div id={`${form.id}-${name}`}>
      <RadioGroup
        {...group}
        name={name}
        value={String(field.value ?? '')}
        error={form.errorOf(name)}
        onChange={(value) => field.onChange(value)}
      />
    </div>
  );
}
