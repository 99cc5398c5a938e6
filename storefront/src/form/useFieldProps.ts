import { useEffect } from 'react';
import type { FormValues } from './fieldRule.ts';
import type { ShopForm } from './useShopForm.ts';

/** Where a field stands in its form. */
export interface FieldPlace<V extends FormValues> {
  readonly form: ShopForm<V>;
  readonly name: keyof V & string;
}

/** The props of a field from its form; registers its label. */
export function useFieldProps<V extends FormValues>({ form, name }: FieldPlace<V>, label: string) {
  const { called } = form;
  useEffect(() => called(name, label));
  return { ...form.register(name), id: `${form.id}-${name}`, error: form.errorOf(name) };
}
