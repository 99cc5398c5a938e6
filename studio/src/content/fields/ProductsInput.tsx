import { Button } from '@trolley/ui/Button.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { BoxIcon, PlusIcon, TrashIcon } from '@trolley/ui/icons.ts';
import { memo, useRef, useState } from 'react';
import { useWords } from '../../contentWords/words.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../icons.ts';
import type { ListModel } from '../model/fieldModel.ts';
import type { Path } from '../model/json.ts';
import { isList, textOf } from '../model/json.ts';
import { useTexts } from '../texts.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { focusAfter } from './focusAfter.ts';
import { useForm, useProblemsAt, useValueAt } from './form.ts';
import { TargetPicker } from './TargetPicker.tsx';
import { nameOfLink } from './targets.ts';
import { useNameOf } from './useNameOf.ts';

/** Several products in an order. */
export const ProductsInput = memo(function ProductsInput({ model, path, label }: FieldProps<ListModel>) {
  const texts = useTexts();
  const { store, readOnly } = useForm();
  const value = useValueAt(path);
  const skus = isList(value) ? value.map(textOf).filter((sku) => sku !== '') : [];
  const [isOpen, setOpen] = useState(false);
  const entries = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const move = (from: number, to: number) =>
    store.set(path, skus.toSpliced(from, 1).toSpliced(to, 0, skus[from] ?? ''));
  const toggle = (sku: string) => {
    const isChosen = skus.includes(sku);
    if (!isChosen && model.max !== undefined && skus.length >= model.max) return;
    store.set(path, isChosen ? skus.filter((one) => one !== sku) : [...skus, sku]);
  };
  return (
    <FieldFrame
      path={path}
      label={label}
      note={model.max === undefined ? skus.length : texts.ofMax(skus.length, model.max)}
      group
    >
      {() => (
        <>
          <ol className="edit-list" ref={entries}>
            {skus.map((sku, index) => (
              <li key={sku} className="edit-entry">
                <div className="edit-entry-head">
                  <ProductName sku={sku} path={[...path, index]} />
                  {!readOnly && (
                    <span className="edit-entry-tools">
                      <IconButton
                        icon={ArrowUpIcon}
                        label={texts.entryUp(sku)}
                        disabled={index === 0}
                        onClick={() => move(index, index - 1)}
                      />
                      <IconButton
                        icon={ArrowDownIcon}
                        label={texts.entryDown(sku)}
                        disabled={index === skus.length - 1}
                        onClick={() => move(index, index + 1)}
                      />
                      <IconButton
                        icon={TrashIcon}
                        label={texts.removeThis(sku)}
                        onClick={() =>
                          focusAfter(
                            () => toggle(sku),
                            () => entries.current?.children[Math.min(index, skus.length - 2)] ?? adder.current,
                          )
                        }
                      />
                    </span>
                  )}
                </div>
              </li>
            ))}
          </ol>
          {!readOnly && (
            <Button ref={adder} kind="outline" size="s" icon={PlusIcon} onClick={() => setOpen(true)}>
              {texts.chooseProducts}
            </Button>
          )}
          {isOpen && (
            <TargetPicker
              kind="product"
              stayOpen
              onClose={() => setOpen(false)}
              chosen={(link) => skus.includes(nameOfLink(link))}
              onChoose={(link) => toggle(nameOfLink(link))}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
});

function ProductName({ sku, path }: { readonly sku: string; readonly path: Path }) {
  const words = useWords();
  const known = useNameOf('product', sku);
  const problems = useProblemsAt(path);
  return (
    <span className="edit-product">
      <Icon of={BoxIcon} size="s" />
      <span>
        {known?.title ?? sku}
        {known && <small>{sku}</small>}
        {problems && <small className="edit-wrong">{problems.map((one) => words.problem(one)).join(' ')}</small>}
      </span>
    </span>
  );
}
