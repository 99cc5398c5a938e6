import { useElementId } from '@trolley/ui/useElementId.ts';
import { type FormEvent, useRef, useState } from 'react';
import { type Control, type FieldErrors, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import type { ApiError } from '../shell/api/apiError.ts';
import { useText } from '../shell/shop.tsx';
import { deleteDraft } from './draft.ts';
import { type FieldRules, type FormValue, type FormValues, problemOf } from './fieldRule.ts';
import { namesField, problemText } from './problemText.ts';
import { refusalOf } from './refusalOf.ts';
import { useDraft } from './useDraft.ts';

export interface ShopFormOptions<V extends FormValues> {
  /** Fields without a rule take anything. The order is that of the screen. */
  readonly fields: FieldRules<V>;
  readonly defaults: V;
  /** The name of the draft in sessionStorage; passwords are never stored. */
  readonly draftKey?: string;
  /** Further fields that are never stored. */
  readonly secret?: readonly (keyof V & string)[];
  /** Sends it. An `ApiError` it throws is shown: by its fields, or above the form. */
  onSubmit(values: V): Promise<void> | void;
  /** The text of a refusal only this form knows; undefined leaves it to the general ones. */
  describe?(error: ApiError): string | undefined;
}

export interface FieldError {
  readonly name: string;
  /** Undefined where the message names the field itself. */
  readonly label: string | undefined;
  readonly message: string;
}

/** A form, for the parts that show it. */
export interface ShopForm<V extends FormValues = FormValues> {
  readonly id: string;
  readonly control: Control<Record<string, FormValue>>;
  readonly sending: boolean;
  /** It was sent, and nothing was typed since. */
  readonly sent: boolean;
  /** Something differs from the defaults. */
  readonly dirty: boolean;
  /** How often a submit was refused, by the form itself or by the server. */
  readonly refusals: number;
  /** What the server said about the form as a whole. */
  readonly message: string | undefined;
  submit(event?: FormEvent): void;
  errorOf(name: keyof V & string): string | undefined;
  /** What is wrong now, for the summary. */
  errors(): readonly FieldError[];
  register(name: keyof V & string): UseFormRegisterReturn;
  /** The summary calls fields by their labels. */
  called(name: keyof V & string, label: string): void;
  set<K extends keyof V & string>(name: K, value: V[K]): void;
  values(): V;
  /** Begins anew, from other defaults where some are given. */
  reset(defaults?: V): void;
}

const isSecret = (name: string, rule: unknown) => rule === 'password' || /password/i.test(name);

/** A form with the contract's rules, the tenant's messages, and a draft. */
export function useShopForm<V extends FormValues>(options: ShopFormOptions<V>): ShopForm<V> {
  const { fields, defaults, draftKey, onSubmit, describe } = options;
  const text = useText();
  const id = useElementId();
  const [refusals, setRefusals] = useState(0);
  const [message, setMessage] = useState<string>();
  const [sent, setSent] = useState(false);
  const busy = useRef(false);
  const labels = useRef(new Map<string, string>());
  const names = Object.keys({ ...fields, ...defaults });
  const secret = [...(options.secret ?? []), ...names.filter((name) => isSecret(name, fields[name]))];

  const form = useForm<Record<string, FormValue>>({
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { ...defaults },
    resolver: (values) => {
      const errors: FieldErrors<Record<string, FormValue>> = {};
      for (const name of names) {
        const problem = problemOf(fields, name, values as V);
        if (problem === undefined) continue;
        const said = typeof problem === 'string' ? problem : problemText(problem, text, name);
        errors[name] = { type: typeof problem === 'string' ? 'form' : problem.kind, message: said };
      }
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { errors, isSubmitting, isDirty, submitCount } = form.formState;

  useDraft(form, { draftKey, defaults, secret, onChange: () => setSent(false) });

  const take = async (values: V): Promise<boolean> => {
    try {
      await onSubmit(values);
      if (draftKey !== undefined) deleteDraft(sessionStorage, draftKey);
      setSent(true);
      return true;
    } catch (error) {
      const refusal = refusalOf(error, names, text, describe);
      for (const [name, said] of Object.entries(refusal.fields)) form.setError(name, { type: 'server', message: said });
      setMessage(refusal.message);
      return false;
    }
  };
  const send = async () => {
    let taken = false;
    setMessage(undefined);
    setSent(false);
    await form.handleSubmit(async (values) => {
      taken = await take(values as V);
    })();
    // The errors are rendered now, so the focus can go to them.
    if (!taken) setRefusals((count) => count + 1);
  };

  const errorOf = (name: string) => {
    const error = errors[name];
    // An empty field shows no error before the shopper has left it.
    return error && (error.type !== 'required' || submitCount > 0) ? error.message : undefined;
  };
  return {
    id,
    control: form.control,
    sending: isSubmitting,
    sent,
    dirty: isDirty,
    refusals,
    message,
    submit(event) {
      event?.preventDefault();
      if (busy.current) return;
      busy.current = true;
      void send().finally(() => {
        busy.current = false;
      });
    },
    errorOf,
    errors: () =>
      names.flatMap((name) => {
        const said = errorOf(name);
        if (said === undefined) return [];
        const label = namesField(errors[name]?.type, name) ? undefined : (labels.current.get(name) ?? '');
        return [{ name, label, message: said }];
      }),
    register: (name) => form.register(name),
    called: (name, label) => void labels.current.set(name, label),
    set: (name: string, value: FormValue) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: submitCount > 0 }),
    values: () => form.getValues() as V,
    reset: (next) => {
      setMessage(undefined);
      form.reset(next && { ...next });
    },
  };
}
