import { Button, type ButtonProps } from '@trolley/ui/Button.tsx';
import type { ReactNode } from 'react';
import type { FormValues } from './fieldRule.ts';
import type { ShopForm } from './useShopForm.ts';

interface SubmitButtonProps<V extends FormValues> extends Pick<ButtonProps, 'kind' | 'size' | 'wide' | 'icon'> {
  readonly form: ShopForm<V>;
  readonly children: ReactNode;
}

/** Sends its form; a press before hydration is replayed afterwards. */
export function SubmitButton<V extends FormValues>({ form, ...button }: SubmitButtonProps<V>) {
  return <Button type="submit" data-replay={form.id} loading={form.sending} {...button} />;
}
