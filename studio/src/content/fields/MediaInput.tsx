import { memo, useState } from 'react';
import { PictureIcon } from '../icons.ts';
import type { TextModel } from '../model/fieldModel.ts';
import { textOf } from '../model/json.ts';
import { useTexts } from '../texts.ts';
import { Chosen } from './Chosen.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useForm, useValueAt } from './form.ts';
import { LibraryPicker } from './LibraryPicker.tsx';

/** A file of the media by its name. */
export const MediaInput = memo(function MediaInput({ model, path, label }: FieldProps<TextModel>) {
  const texts = useTexts();
  const { store, readOnly } = useForm();
  const value = textOf(useValueAt(path));
  const [isOpen, setOpen] = useState(false);
  return (
    <FieldFrame path={path} label={label} note={model.optional ? texts.optional : undefined}>
      {(ties) => (
        <>
          <Chosen
            ties={ties}
            icon={PictureIcon}
            label={label}
            title={value === '' ? texts.notChosen : value}
            isEmpty={value === ''}
            readOnly={readOnly}
            onChange={() => setOpen(true)}
            onClear={model.optional ? () => store.set(path, undefined) : undefined}
          />
          {isOpen && (
            <LibraryPicker onClose={() => setOpen(false)} onChoose={(picture) => store.set(path, picture.file)} />
          )}
        </>
      )}
    </FieldFrame>
  );
});
