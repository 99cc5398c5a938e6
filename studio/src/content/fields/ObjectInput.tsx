import { Checkbox } from '@trolley/ui/Checkbox.tsx';
import { memo } from 'react';
import { useWords } from '../../contentWords/words.ts';
import { emptyObject } from '../model/emptyValue.ts';
import type { ObjectModel } from '../model/fieldModel.ts';
import { isObject, pathName } from '../model/json.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { Fields } from './Fields.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useForm, useProblemsAt, useValueAt } from './form.ts';

/** Several fields under one name. One that may be missing is switched on and off. */
export const ObjectInput = memo(function ObjectInput({ model, path, label }: FieldProps<ObjectModel>) {
  const { store, readOnly } = useForm();
  const isThere = isObject(useValueAt(path));
  const words = useWords();
  const said = useProblemsAt(path)
    ?.map((one) => words.problem(one))
    .join(' ');
  const mayBeMissing = model.optional || model.nullable;
  const fill = (isOn: boolean) => store.set(path, isOn ? emptyObject(model.fields) : model.nullable ? null : undefined);
  // The box that switches it on is its name: a second one above it would say nothing more.
  if (mayBeMissing) {
    return (
      <div className="edit-field" data-path={pathName(path)}>
        <Checkbox
          label={label}
          checked={isThere}
          disabled={readOnly}
          error={said}
          onChange={(event) => fill(event.target.checked)}
        />
        {isThere && (
          <div className="edit-group" role="group" aria-label={label}>
            <Fields fields={model.fields} path={path} />
          </div>
        )}
      </div>
    );
  }
  return (
    <FieldFrame path={path} label={label} group>
      {() => (
        <div className="edit-group">
          <Fields fields={model.fields} path={path} />
        </div>
      )}
    </FieldFrame>
  );
});
