import { BoxIcon, TagIcon } from '@trolley/ui/icons.ts';
import { memo, useState } from 'react';
import { FolderIcon } from '../icons.ts';
import type { TextModel } from '../model/fieldModel.ts';
import { textOf } from '../model/json.ts';
import { useTexts } from '../texts.ts';
import { Chosen } from './Chosen.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useForm, useValueAt } from './form.ts';
import { TargetPicker } from './TargetPicker.tsx';
import { nameOfLink } from './targets.ts';
import { useNameOf } from './useNameOf.ts';

interface Props extends FieldProps<TextModel> {
  readonly kind: 'product' | 'category' | 'brand';
}

const icons = { product: BoxIcon, category: FolderIcon, brand: TagIcon };

/** One product, category or brand, by its number or slug. */
export const CatalogueInput = memo(function CatalogueInput({ model, path, label, kind }: Props) {
  const texts = useTexts();
  const { store, readOnly } = useForm();
  const value = textOf(useValueAt(path));
  const [isOpen, setOpen] = useState(false);
  const known = useNameOf(kind, value);
  return (
    <FieldFrame path={path} label={label} note={model.optional ? texts.optional : undefined}>
      {(ties) => (
        <>
          <Chosen
            ties={ties}
            icon={icons[kind]}
            label={label}
            title={value === '' ? texts.notChosen : (known?.title ?? value)}
            detail={known ? value : undefined}
            isEmpty={value === ''}
            readOnly={readOnly}
            onChange={() => setOpen(true)}
            onClear={model.optional ? () => store.set(path, undefined) : undefined}
          />
          {isOpen && (
            <TargetPicker
              kind={kind}
              onClose={() => setOpen(false)}
              onChoose={(link) => store.set(path, nameOfLink(link))}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
});
