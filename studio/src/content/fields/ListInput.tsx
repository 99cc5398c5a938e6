import { Button } from '@trolley/ui/Button.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { ChevronRightIcon, PlusIcon, TrashIcon } from '@trolley/ui/icons.ts';
import { memo, useState } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../icons.ts';
import { emptyValue } from '../model/emptyValue.ts';
import type { FieldModel, ListModel } from '../model/fieldModel.ts';
import type { Json, Path } from '../model/json.ts';
import { getAt, isList, isObject, textOf } from '../model/json.ts';
import { useTexts } from '../texts.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { Fields } from './Fields.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useForm, useValueAt } from './form.ts';

/** Entries with move, add and remove. Those of several fields are folded, so that a long list stays in sight. */
export const ListInput = memo(function ListInput({ model, path, label }: FieldProps<ListModel>) {
  const texts = useTexts();
  const { store, readOnly } = useForm();
  const value = useValueAt(path);
  const count = isList(value) ? value.length : 0;
  const [open, setOpen] = useState<number | undefined>(count === 1 ? 0 : undefined);
  const list = (): readonly Json[] => {
    const now = getAt(store.get(), path);
    return isList(now) ? now : [];
  };
  const set = (next: readonly Json[]) => store.set(path, next.length === 0 && model.optional ? undefined : next);
  const add = () => {
    set([...list(), emptyValue({ ...model.of, optional: false }) ?? null]);
    setOpen(count);
  };
  const move = (from: number, to: number) => {
    const [one, ...others] = [list()[from], ...list().toSpliced(from, 1)];
    if (one === undefined || to < 0 || to >= count) return;
    set(others.toSpliced(to, 0, one));
    setOpen((now) => (now === from ? to : now));
  };
  const remove = (index: number) => {
    set(list().toSpliced(index, 1));
    setOpen(undefined);
  };
  return (
    <FieldFrame path={path} label={label} note={model.max === undefined ? count : `${count}/${model.max}`} group>
      {() => (
        <>
          <ol className="edit-list">
            {Array.from({ length: count }, (_, index) => (
              <Entry
                // Entries have no names of their own; their place is what they are known by.
                key={index}
                of={model.of}
                path={path}
                index={index}
                count={count}
                isOpen={open === index}
                toggle={() => setOpen(open === index ? undefined : index)}
                move={move}
                remove={remove}
                removable={!readOnly && count > model.min}
              />
            ))}
          </ol>
          {!readOnly && (model.max === undefined || count < model.max) && (
            <Button kind="outline" size="s" icon={PlusIcon} onClick={add}>
              {texts.addEntry}
            </Button>
          )}
        </>
      )}
    </FieldFrame>
  );
});

interface EntryProps {
  readonly of: FieldModel;
  readonly path: Path;
  readonly index: number;
  readonly count: number;
  readonly isOpen: boolean;
  readonly removable: boolean;
  toggle(): void;
  move(from: number, to: number): void;
  remove(index: number): void;
}

function Entry({ of, path, index, count, isOpen, removable, toggle, move, remove }: EntryProps) {
  const texts = useTexts();
  const { readOnly, Field } = useForm();
  const at = [...path, index];
  const name = nameOf(useValueAt(at)) || texts.entry(index + 1);
  const isSmall = of.kind !== 'object' || of.control === 'picture';
  return (
    <li className="edit-entry">
      <div className="edit-entry-head">
        {isSmall ? (
          <Field model={of} path={at} label={texts.entry(index + 1)} />
        ) : (
          <button type="button" className="edit-entry-fold" aria-expanded={isOpen} onClick={toggle}>
            <Icon of={ChevronRightIcon} size="s" />
            <span>{name}</span>
          </button>
        )}
        {!readOnly && (
          <span className="edit-entry-tools">
            <IconButton
              icon={ArrowUpIcon}
              label={texts.entryUp(name)}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            />
            <IconButton
              icon={ArrowDownIcon}
              label={texts.entryDown(name)}
              disabled={index === count - 1}
              onClick={() => move(index, index + 1)}
            />
            <IconButton
              icon={TrashIcon}
              label={texts.removeEntry(name)}
              disabled={!removable}
              onClick={() => remove(index)}
            />
          </span>
        )}
      </div>
      {!isSmall && isOpen && (
        <div className="edit-entry-body">
          <Fields fields={of.fields} path={at} />
        </div>
      )}
    </li>
  );
}

/** The first words of an entry. */
function nameOf(value: Json | undefined): string {
  if (typeof value === 'string') return value.slice(0, 60);
  if (!isObject(value)) return '';
  return textOf(value.title) || textOf(value.label) || textOf(value.network) || textOf(value.brand) || '';
}
