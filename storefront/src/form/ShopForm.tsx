import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormValues } from './fieldRule.ts';
import './form.css';
import type { ShopForm as Form } from './useShopForm.ts';

interface ShopFormProps<V extends FormValues> {
  readonly form: Form<V>;
  /** Names it, where the page has several. */
  readonly label?: string;
  /** One of its fields got the focus. */
  readonly onBegin?: () => void;
  readonly children: ReactNode;
}

/** A form with its errors on top. `method="post"`, so that a submit before hydration never puts a password into the address. */
export function ShopForm<V extends FormValues>({ form, label, onBegin, children }: ShopFormProps<V>) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current || !onBegin) return undefined;
    // A field may have had the focus before hydration.
    if (current.contains(document.activeElement)) onBegin();
    current.addEventListener('focusin', onBegin);
    return () => current.removeEventListener('focusin', onBegin);
  }, [onBegin]);
  return (
    <form
      ref={element}
      id={form.id}
      className="form"
      method="post"
      noValidate
      data-keep=""
      aria-label={label}
      onSubmit={form.submit}
    >
      <ErrorSummary form={form} />
      {children}
    </form>
  );
}
