import { Button } from '@trolley/ui/Button.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronRightIcon, PlusIcon } from '@trolley/ui/icons.ts';
import { memo, useRef, useState } from 'react';
import { useWords } from '../../contentWords/words.ts';
import { entryName } from '../model/entryName.ts';
import type { ListModel } from '../model/fieldModel.ts';
import { getAt } from '../model/json.ts';
import { cellsOf } from '../model/table.ts';
import { useTexts } from '../texts.ts';
import { EntryTools } from './EntryTools.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { focusAfter } from './focusAfter.ts';
import { useForm, useValueAt } from './form.ts';

/** The rows of a table, each by its first cells; an open one asks for its cells by the columns of the list `head` beside it. */
export const RowsInput = memo(function RowsInput({ path, label }: FieldProps<ListModel>) {
  const texts = useTexts();
  const words = useWords();
  const { store, readOnly } = useForm();
  const headPath = [...path.slice(0, -1), 'head'];
  const { head, rows } = cellsOf(useValueAt(headPath), useValueAt(path));
  const [open, setOpen] = useState<number | undefined>(rows.length === 1 ? 0 : undefined);
  const entries = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const read = () => cellsOf(getAt(store.get(), headPath), getAt(store.get(), path)).rows;
  const move = (from: number, to: number) => {
    const one = read()[from];
    if (one === undefined || to < 0 || to >= rows.length) return;
    store.set(path, read().toSpliced(from, 1).toSpliced(to, 0, one));
    setOpen((now) => (now === from ? to : now));
  };
  const add = () =>
    focusAfter(
      () => {
        store.set(path, [...read(), head.map(() => '')]);
        setOpen(rows.length);
      },
      () => entries.current?.lastElementChild?.querySelector('.edit-entry-body'),
    );
  const remove = (index: number) =>
    focusAfter(
      () => {
        store.set(path, read().toSpliced(index, 1));
        setOpen(undefined);
      },
      () => entries.current?.children[Math.min(index, rows.length - 2)] ?? adder.current,
    );
  return (
    <FieldFrame path={path} label={label} note={rows.length} group>
      {() => (
        <>
          <ol className="edit-list" ref={entries}>
            {rows.map((cells, index) => {
              const name = entryName(cells) || texts.row(index + 1);
              return (
                // A row has no name of its own; its place is what it is known by.
                <li key={index} className="edit-entry">
                  <div className="edit-entry-head">
                    <button
                      type="button"
                      className="edit-entry-fold"
                      aria-expanded={open === index}
                      onClick={() => setOpen(open === index ? undefined : index)}
                    >
                      <Icon of={ChevronRightIcon} size="s" />
                      <span>{name}</span>
                    </button>
                    {!readOnly && (
                      <EntryTools
                        name={name}
                        index={index}
                        count={rows.length}
                        move={(to) => move(index, to)}
                        remove={() => remove(index)}
                      />
                    )}
                  </div>
                  {open === index && (
                    <div className="edit-entry-body edit-cells">
                      {head.map((column, at) => (
                        // So is a cell.
                        <label key={at} className="edit-cell">
                          <span>{column || texts.entry(at + 1, words.entry('head'))}</span>
                          <input
                            type="text"
                            className="input"
                            autoComplete="off"
                            readOnly={readOnly}
                            aria-label={`${texts.cell(index + 1, at + 1)}: ${column}`}
                            value={cells[at] ?? ''}
                            onChange={({ target }) => store.set([...path, index], cells.with(at, target.value))}
                          />
                        </label>
                      ))}
                    </div>
                  )}
                </li>
              );
            })}
          </ol>
          {!readOnly && (
            <Button ref={adder} kind="outline" size="s" icon={PlusIcon} onClick={add}>
              {texts.addRow}
            </Button>
          )}
        </>
      )}
    </FieldFrame>
  );
});
