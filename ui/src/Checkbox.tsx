import type { ComponentProps, ReactNode } from 'react';
import { FieldMessages, tiesOf } from './Field.tsx';
import { useElementId } from './useElementId.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** At the end of the line, such as how many there are. */
  readonly trailing?: ReactNode;
}

export function Checkbox({ label, hint, error, trailing, id: givenId, ...input }: CheckboxProps) {
  const id = useElementId(givenId);
  return (
    <div className="field field-choice">
      <label className="choice">
        <input {...input} {...tiesOf(id, hint !== undefined, error !== undefined)} type="checkbox" />
        <span>{label}</span>
        {trailing !== undefined && <span className="choice-trailing">{trailing}</span>}
      </label>
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}
