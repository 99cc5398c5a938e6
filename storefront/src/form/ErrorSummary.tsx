import { Alert } from '@trolley/ui/Alert.tsx';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useText } from '../shell/shop.tsx';
import type { FormValues } from './fieldRule.ts';
import type { ShopForm } from './useShopForm.ts';

/** Why a form was refused, with a link to every invalid field. It gets the focus. */
export function ErrorSummary<V extends FormValues>({ form }: { readonly form: ShopForm<V> }) {
  const text = useText();
  const summary = useRef<HTMLDivElement>(null);
  const { refusals, message } = form;
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  const errors = refusals > 0 ? form.errors() : [];
  const show = (event: MouseEvent, name: string) => {
    event.preventDefault();
    const control = summary.current?.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`);
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  };
  return (
    <div ref={summary} tabIndex={-1} className="form-summary" role="alert">
      {message !== undefined && <Alert tone="error">{message}</Alert>}
      {errors.length > 0 && (
        <Alert tone="error" title={text('form.summary', { count: errors.length })}>
          <ul className="form-errors">
            {errors.map((error) => (
              <li key={error.name}>
                <a className="link" href={`#${form.id}-${error.name}`} onClick={(event) => show(event, error.name)}>
                  {error.label === undefined
                    ? error.message
                    : text('form.summaryLine', { label: error.label, message: error.message })}
                </a>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
