import { Button } from '@trolley/ui/Button.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { memo, useState } from 'react';
import { PictureIcon } from '../icons.ts';
import { emptyObject } from '../model/emptyValue.ts';
import type { ObjectModel } from '../model/fieldModel.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { isObject, textOf } from '../model/json.ts';
import { useTexts } from '../texts.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { FocalPoint } from './FocalPoint.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useForm, useValueAt } from './form.ts';
import { LibraryPicker } from './LibraryPicker.tsx';
import { TargetPicker } from './TargetPicker.tsx';
import { nameOfLink } from './targets.ts';
import { useNameOf } from './useNameOf.ts';

/** A picture: of the media, of a product or of what sells; with its alternative text and its focal point. */
export const PictureInput = memo(function PictureInput({ model, path, label }: FieldProps<ObjectModel>) {
  const texts = useTexts();
  const { store, readOnly } = useForm();
  const value = useValueAt(path);
  const picture: JsonObject = isObject(value) ? value : {};
  const [picking, setPicking] = useState<'media' | 'product'>();
  const sku = textOf(picture.product);
  const product = useNameOf('product', sku);
  const file = textOf(picture.file);
  const isChosen = file !== '' || sku !== '' || picture.pick !== undefined;
  const asks = (name: string) => model.fields.some((field) => field.name === name);
  const take = (source: Readonly<Record<string, Json>>) => {
    const { file: _file, product: _product, pick: _pick, focus: _focus, ...rest } = picture;
    store.set(path, { ...emptyObject(model.fields), ...rest, ...source });
  };
  const name =
    file || (sku && (product?.title ?? sku)) || (picture.pick === undefined ? texts.noPicture : texts.bestSeller);
  return (
    <FieldFrame path={path} label={label} note={model.optional && !isChosen ? texts.optional : undefined} group>
      {() => (
        <div className="edit-picture">
          {file !== '' && asks('focus') ? (
            <FocalPoint path={[...path, 'focus']} file={file} />
          ) : (
            <span className="edit-picture-name">
              <Icon of={PictureIcon} size="s" />
              <span>{sku === '' ? name : texts.pictureOf(name)}</span>
            </span>
          )}
          {!readOnly && (
            <span className="edit-buttons">
              <Button kind="outline" size="s" onClick={() => setPicking('media')}>
                {file === '' ? texts.fromMedia : texts.replace}
              </Button>
              <Button kind="outline" size="s" onClick={() => setPicking('product')}>
                {texts.fromProduct}
              </Button>
              {asks('pick') && path.includes('items') && picture.pick === undefined && (
                <Button kind="quiet" size="s" onClick={() => take({ pick: 'popular' })}>
                  {texts.ofBestSeller}
                </Button>
              )}
              {model.optional && isChosen && (
                <Button kind="quiet" size="s" onClick={() => store.set(path, undefined)}>
                  {texts.clear}
                </Button>
              )}
            </span>
          )}
          {isChosen && <AltText path={[...path, 'alt']} isAsked={file !== ''} />}
          {picking === 'media' && (
            <LibraryPicker
              onClose={() => setPicking(undefined)}
              onChoose={({ file: chosen, alt, width, height, focus }) =>
                take({ file: chosen, width, height, ...(alt && { alt }), ...(focus && asks('focus') && { focus }) })
              }
            />
          )}
          {picking === 'product' && (
            <TargetPicker
              kind="product"
              onClose={() => setPicking(undefined)}
              onChoose={(link) => take({ product: nameOfLink(link) })}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
});

function AltText({ path, isAsked }: { readonly path: readonly (string | number)[]; readonly isAsked: boolean }) {
  const texts = useTexts();
  const { store, readOnly } = useForm();
  const value = textOf(useValueAt(path));
  const label = isAsked ? texts.askedFor : texts.optional;
  return (
    <FieldFrame path={path} label={texts.altText} note={label} hint={texts.altHint}>
      {(ties) => (
        <input
          {...ties}
          type="text"
          className="input"
          autoComplete="off"
          readOnly={readOnly}
          value={value}
          onChange={(event) => store.set(path, event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
