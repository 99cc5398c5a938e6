import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { lazy, memo, Suspense, useCallback } from 'react';
import type { TextModel } from '../model/fieldModel.ts';
import { pathName, textOf } from '../model/json.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useForm, useValueAt } from './form.ts';

const RichTextEditor = lazy(async () => ({ default: (await import('./richText/RichTextEditor.tsx')).RichTextEditor }));

/** Rich text; its editor is large and loaded when the first such field is shown. */
export const RichTextInput = memo(function RichTextInput({ model, path, label }: FieldProps<TextModel>) {
  const { store, readOnly } = useForm();
  const value = textOf(useValueAt(path));
  const name = pathName(path);
  const change = useCallback(
    (html: string) => store.set(path, html === '' && model.optional ? undefined : html),
    // The path is made anew with each drawing; its name says whether it is another.
    // oxlint-disable-next-line react/exhaustive-deps
    [store, name, model.optional],
  );
  return (
    <FieldFrame path={path} label={label}>
      {(ties) => (
        <Suspense fallback={<Skeleton />}>
          <RichTextEditor
            key={name}
            id={ties.id}
            label={label}
            describedBy={ties['aria-describedby']}
            invalid={ties['aria-invalid'] === true}
            readOnly={readOnly}
            value={value}
            onChange={change}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
});
