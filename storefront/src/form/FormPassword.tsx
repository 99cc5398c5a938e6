import { Field, type FieldTexts } from '@trolley/ui/Field.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { EyeIcon, EyeOffIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { useText } from '../shell/shop.tsx';
import type { FormValues } from './fieldRule.ts';
import { type FieldPlace, useFieldProps } from './useFieldProps.ts';

interface FormPasswordProps<V extends FormValues> extends FieldPlace<V>, Omit<FieldTexts, 'error'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password, which can be looked at while it is typed. */
export function FormPassword<V extends FormValues>({ form, name, autoComplete, ...texts }: FormPasswordProps<V>) {
  const text = useText();
  const [shown, setShown] = useState(false);
  const { id, error, ...input } = useFieldProps({ form, name }, texts.label);
  return (
    <Field {...texts} id={id} error={error}>
      {(ties) => (
        <span className="password">
          <input
            {...input}
            {...ties}
            className="input"
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            className="password-eye"
            aria-label={text('form.showPassword')}
            aria-pressed={shown}
            aria-controls={ties.id}
            onClick={() => setShown(!shown)}
          >
            <Icon of={shown ? EyeOffIcon : EyeIcon} />
          </button>
        </span>
      )}
    </Field>
  );
}
