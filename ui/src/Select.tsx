import type { ComponentProps } from 'react';
import type { FieldTexts } from './Field.tsx';
import { Field } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { ChevronDownIcon } from './icons.ts';

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children' | 'className'> {
  readonly choices: readonly Choice[];
}

export function Select({ label, note, hint, error, id, choices, ...select }: SelectProps) {
  return (
    <Field label={label} note={note} hint={hint} error={error} id={id}>
      {(ties) => (
        <span className="select">
          <select {...select} {...ties} className="input">
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDownIcon} />
        </span>
      )}
    </Field>
  );
}
