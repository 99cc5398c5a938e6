import { Button } from '@trolley/ui/Button.tsx';
import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronRightIcon, PlusIcon } from '@trolley/ui/icons.ts';
import { memo, useMemo, useRef, useState } from 'react';
import { useWords } from '../../contentWords/words.ts';
import { emptyValue } from '../model/emptyValue.ts';
import { entryName } from '../model/entryName.ts';
import type { FieldModel, ListModel } from '../model/fieldModel.ts';
import type { Json, Path } from '../model/json.ts';
import { getAt, isList } from '../model/json.ts';
import { unusedOfEntry } from '../model/unusedFields.ts';
import { useTexts } from '../texts.ts';
import { EntryTools } from './EntryTools.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { Fields } from './Fields.tsx';
import type { FieldProps } from './fieldProps.ts';
import { focusAfter } from './focusAfter.ts';
import { useForm, useProblemsBelow, useValueAt } from './form.ts';

/** Entries with move, add and remove. Those of several fields are folded, so that a long list stays in sight. */
export const ListInput = memo(function ListInput({ model, path, label }: FieldProps<ListModel>) {
  const texts = useTexts();
  const words = useWords();
  const { store, readOnly } = useForm();
  const value = useValueAt(path);
  const count = isList(value) ? value.length : 0;
  const noun = words.entry(String(path.at(-1)));
  const [open, setOpen] = useState<number | undefined>(count === 1 ? 0 : undefined);
  const entries = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const list = (): readonly Json[] => {
    const now = getAt(store.get(), path);
    return isList(now) ? now : [];
  };
  const set = (next: readonly Json[]) => store.set(path, next.length === 0 && model.optional ? undefined : next);
  const add = () =>
    focusAfter(
      () => {
        set([...list(), emptyValue({ ...model.of, optional: false }) ?? null]);
        setOpen(count);
      },
      () => {
        const added = entries.current?.lastElementChild;
        return added?.querySelector('.edit-entry-body') ?? added;
      },
    );
  const move = (from: number, to: number) => {
    const [one, ...others] = [list()[from], ...list().toSpliced(from, 1)];
    if (one === undefined || to < 0 || to >= count) return;
    set(others.toSpliced(to, 0, one));
    setOpen((now) => (now === from ? to : now));
  };
  const remove = (index: number) =>
    focusAfter(
      () => {
        set(list().toSpliced(index, 1));
        setOpen(undefined);
      },
      () => entries.current?.children[Math.min(index, count - 2)] ?? adder.current,
    );
  return (
    <FieldFrame path={path} label={label} note={model.max === undefined ? count : `${count}/${model.max}`} group>
      {() => (
        <>
          <ol className="edit-list" ref={entries}>
            {Array.from({ length: count }, (_, index) => (
              <Entry
                // Entries have no names of their own; their place is what they are known by.
                key={index}
                of={model.of}
                path={path}
                index={index}
                count={count}
                noun={noun}
                isOpen={open === index}
                toggle={() => setOpen(open === index ? undefined : index)}
                move={move}
                remove={remove}
                removable={!readOnly && count > model.min}
              />
            ))}
          </ol>
          {!readOnly && (model.max === undefined || count < model.max) && (
            <Button ref={adder} kind="outline" size="s" icon={PlusIcon} onClick={add}>
              {texts.addEntry(noun)}
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
  readonly noun: string;
  readonly isOpen: boolean;
  readonly removable: boolean;
  toggle(): void;
  move(from: number, to: number): void;
  remove(index: number): void;
}

function Entry({ of, path, index, count, noun, isOpen, removable, toggle, move, remove }: EntryProps) {
  const texts = useTexts();
  const { readOnly, Field } = useForm();
  const at = [...path, index];
  const place = texts.entry(index + 1, noun);
  const name = entryName(useValueAt(at));
  const isWrong = useProblemsBelow(at) > 0;
  const { store } = useForm();
  const layout = useValueAt([...path.slice(0, -1), 'layout']);
  const without = useMemo(
    () => new Set(unusedOfEntry({ layout }, getAt(store.get(), at))),
    // Looked up when it is opened: a field that is emptied does not vanish under the cursor.
    // oxlint-disable-next-line react/exhaustive-deps
    [layout, isOpen, store],
  );
  const isSmall = of.kind !== 'object' || of.control === 'picture';
  const tools = !readOnly && (
    <EntryTools
      name={name || place}
      index={index}
      count={count}
      removable={removable}
      move={(to) => move(index, to)}
      remove={() => remove(index)}
    />
  );
  return (
    <li className={classes('edit-entry', isSmall && of.kind === 'object' && 'edit-entry-tall')}>
      <div className="edit-entry-head">
        {isSmall ? (
          <Field model={of} path={at} label={place} />
        ) : (
          <button
            type="button"
            className={classes('edit-entry-fold', isWrong && 'edit-entry-wrong')}
            aria-expanded={isOpen}
            onClick={toggle}
          >
            <Icon of={ChevronRightIcon} size="s" />
            <span>{name || place}</span>
          </button>
        )}
        {tools}
      </div>
      {!isSmall && isOpen && (
        <div className="edit-entry-body">
          <Fields fields={of.fields} path={at} without={without} />
        </div>
      )}
    </li>
  );
}
