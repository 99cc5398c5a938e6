import { FormField } from '../../form/FormField.tsx';
import type { FormValues } from '../../form/fieldRule.ts';
import type { ShopForm } from '../../form/useShopForm.ts';
import { useText } from '../../shell/shop.tsx';

interface EmailFieldProps<V extends FormValues & { readonly email: string }> {
  readonly form: ShopForm<V>;
  /** What the browser knows it as: the name of an account that is there, or an address for a new one. */
  readonly autoComplete: 'username' | 'email';
}

export function EmailField<V extends FormValues & { readonly email: string }>({
  form,
  autoComplete,
}: EmailFieldProps<V>) {
  const text = useText();
  return (
    <FormField
      form={form}
      name="email"
      label={text('auth.email')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
