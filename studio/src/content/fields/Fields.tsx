import { memo } from 'react';
import { useWords } from '../../contentWords/words.ts';
import type { FieldModel, NamedModel } from '../model/fieldModel.ts';
import type { Path } from '../model/json.ts';
import { useForm } from './form.ts';

interface FieldsProps {
  readonly fields: readonly NamedModel[];
  readonly path: Path;
  readonly without?: ReadonlySet<string>;
  /** Other words for some of them: the title of a page is no headline. */
  readonly labels?: Readonly<Record<string, string>>;
}

export const Fields = memo(function Fields({ fields, path, without, labels }: FieldsProps) {
  const words = useWords();
  const { Field } = useForm();
  return fields
    .filter(({ name, model }) => isAsked(model) && !without?.has(name))
    .map(({ name, model }) => (
      <Field key={name} model={model} path={[...path, name]} label={labels?.[name] ?? words.field(name)} />
    ));
});

/** Whether anything is asked at all. */
function isAsked(model: FieldModel): boolean {
  return model.kind !== 'constant' && model.kind !== 'blocks';
}
