import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { ErrorIcon } from './icons.ts';
import { useElementId } from './useElementId.ts';

export interface FieldTexts {
  readonly label: string;
  /** Said beside the label, such as that an answer is optional. */
  readonly note?: string;
  readonly hint?: ReactNode;
  /** What is wrong and what to do; makes the field invalid. */
  readonly error?: ReactNode;
}

/** What ties a control to its label, its hint and its error. */
export interface ControlTies {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  readonly id?: string;
  readonly children: (ties: ControlTies) => ReactNode;
}

export function Field({ id: givenId, label, note, hint, error, children }: FieldProps) {
  const id = useElementId(givenId);
  const ties = tiesOf(id, hint !== undefined, error !== undefined);
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label} {note !== undefined && <span className="field-note">{note}</span>}
      </label>
      {children(ties)}
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}

export function tiesOf(id: string, hasHint: boolean, hasError: boolean): ControlTies {
  const described = [hasError && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': hasError || undefined };
}

export function FieldMessages({ id, hint, error }: Pick<FieldTexts, 'hint' | 'error'> & { readonly id: string }) {
  return (
    <>
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          <Icon of={ErrorIcon} size="s" />
          <span>{error}</span>
        </p>
      )}
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}
