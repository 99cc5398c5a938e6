import { prefillOf, type ShownForm } from '@trolley/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ShopForm } from '../form/useShopForm.ts';
import { useCustomer } from '../shell/session/customerState.ts';
import { useShop } from '../shell/shop.tsx';
import { type Prefilled, prefillChange } from './prefillChange.ts';

/** FORM-02: fills the form in when a customer becomes present, and takes it back when they go. */
export function usePrefill(form: ShopForm<Record<string, string>>, { steps }: Pick<ShownForm, 'steps'>): void {
  const { customer } = useCustomer();
  const { locale } = useShop().tenant;
  const prefilled = useRef<Prefilled>({});
  const follow = useEffectEvent((present: typeof customer) => {
    const targets = present && prefillOf(present, { locale, now: new Date() });
    const fields = steps.flatMap((step) => step.fields);
    const known = Object.fromEntries(
      fields.flatMap(({ name, prefill, options }) => {
        const value = prefill && targets?.[prefill];
        const isOffered = !options || options.some((option) => option.value === value);
        return value && isOffered ? [[name, value]] : [];
      }),
    );
    const change = prefillChange(form.values(), prefilled.current, known);
    prefilled.current = change.prefilled;
    for (const [name, value] of Object.entries(change.set)) form.set(name, value);
  });
  useEffect(() => follow(customer), [customer]);
}
