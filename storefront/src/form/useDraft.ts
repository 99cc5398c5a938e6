import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { loadDraft, saveDraft } from './draft.ts';
import type { FormValue, FormValues } from './fieldRule.ts';

interface Drafted {
  readonly draftKey: string | undefined;
  readonly defaults: FormValues;
  readonly secret: readonly string[];
  onChange(): void;
}

/** Stores what is typed beyond a reload; a form without a draft key only reports changes. */
export function useDraft(
  form: UseFormReturn<Record<string, FormValue>>,
  { draftKey, defaults, secret, onChange }: Drafted,
): void {
  const recall = useEffectEvent(() => {
    if (draftKey === undefined) return;
    for (const [name, value] of Object.entries(loadDraft(sessionStorage, draftKey, defaults))) {
      // Input from before hydration is newer than the draft.
      if (!secret.includes(name) && isUntouched(form.getValues(name), defaults[name]))
        form.setValue(name, value, { shouldDirty: true });
    }
  });
  const keep = useEffectEvent((values: FormValues) => {
    onChange();
    if (draftKey !== undefined) saveDraft(sessionStorage, draftKey, values, secret);
  });
  useEffect(() => {
    recall();
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        if (name !== undefined) keep(values);
      },
    });
  }, [form]);
}

const isUntouched = (value: FormValue | undefined, known: FormValue | undefined) =>
  value === known || (Array.isArray(value) && value.length === 0);
