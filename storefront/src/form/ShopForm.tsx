import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormValues } from './fieldRule.ts';
import './form.css';
import type { ShopForm as Form } from './useShopForm.ts';

interface ShopFormProps<V extends FormValues> {
  readonly form: Form<V>;
  /** Names it, where the page has several. */
  readonly label?: string;
  /** Somebody comes to one of its fields. */
  readonly onBegin?: () => void;
  readonly children: ReactNode;
}

/** A form with its errors on top. The browser itself would send it by `post` at the worst: no address tells a password. */
export function ShopForm<V extends FormValues>({ form, label, onBegin, children }: ShopFormProps<V>) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current || !onBegin) return undefined;
    // A field may have had the focus before the application came alive.
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
