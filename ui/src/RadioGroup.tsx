import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { FieldMessages, tiesOf } from './Field.tsx';
import { useElementId } from './useElementId.ts';

export interface RadioChoice {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly RadioChoice[];
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean;
  /** Each choice in a frame of its own. */
  readonly framed?: boolean;
}

export function RadioGroup({
  legend,
  name,
  choices,
  hint,
  error,
  required,
  framed = false,
  ...state
}: RadioGroupProps) {
  const id = useElementId();
  const ties = tiesOf(id, hint !== undefined, error !== undefined);
  const { value, defaultValue, onChange } = state;
  return (
    <fieldset {...ties} className="field" role="radiogroup" aria-labelledby={`${id}-legend`}>
      <legend className="field-label" id={`${id}-legend`}>
        {legend}
      </legend>
      {choices.map((choice) => (
        <label key={choice.value} className={classes('choice', framed && 'choice-framed')}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            disabled={choice.disabled}
            required={required}
            checked={value === undefined ? undefined : value === choice.value}
            defaultChecked={
              value === undefined && defaultValue !== undefined ? defaultValue === choice.value : undefined
            }
            onChange={() => onChange?.(choice.value)}
          />
          <span>
            {choice.label}
            {choice.hint !== undefined && <small className="choice-hint">{choice.hint}</small>}
          </span>
        </label>
      ))}
      <FieldMessages id={id} hint={hint} error={error} />
    </fieldset>
  );
}
