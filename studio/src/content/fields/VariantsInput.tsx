import { memo, useMemo } from 'react';
import { useWords } from '../../contentWords/words.ts';
import { emptyObject } from '../model/emptyValue.ts';
import type { VariantsModel } from '../model/fieldModel.ts';
import { textOf } from '../model/json.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { Fields } from './Fields.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useForm, useValueAt } from './form.ts';

/** One of several outlines, such as where products come from. Undo brings back what another one had. */
export const VariantsInput = memo(function VariantsInput({ model, path, label }: FieldProps<VariantsModel>) {
  const words = useWords();
  const { store, readOnly } = useForm();
  const { discriminator, options } = model;
  const kind = textOf(useValueAt([...path, discriminator]));
  const option = options.find(({ value }) => value === kind);
  const without = useMemo(() => new Set([discriminator]), [discriminator]);
  const choose = (value: string) => {
    const fields = options.find((one) => one.value === value)?.model.fields ?? [];
    store.set(path, { ...emptyObject(fields), [discriminator]: value });
  };
  return (
    <FieldFrame path={path} label={label} group>
      {(ties) => (
        <div className="edit-group">
          <select
            {...ties}
            aria-label={label}
            className="input"
            disabled={readOnly}
            value={kind}
            onChange={(event) => choose(event.target.value)}
          >
            {!option && <option value={kind}>{kind}</option>}
            {options.map(({ value }) => (
              <option key={value} value={value}>
                {words.value(value)}
              </option>
            ))}
          </select>
          {option && <Fields fields={option.model.fields} path={path} without={without} />}
        </div>
      )}
    </FieldFrame>
  );
});
