import { Button } from '@trolley/ui/Button.tsx';
import { PlusIcon } from '@trolley/ui/icons.ts';
import { memo, useRef } from 'react';
import { useWords } from '../../contentWords/words.ts';
import type { ListModel } from '../model/fieldModel.ts';
import { getAt, setAt } from '../model/json.ts';
import { addColumn, cellsOf, moveColumn, type TableCells } from '../model/table.ts';
import { useTexts } from '../texts.ts';
import { EntryTools } from './EntryTools.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { focusAfter } from './focusAfter.ts';
import { useForm, useValueAt } from './form.ts';

/** The columns of a table. What is done to one is done to its cells in the list `rows` beside it. */
export const ColumnsInput = memo(function ColumnsInput({ model, path, label }: FieldProps<ListModel>) {
  const texts = useTexts();
  const words = useWords();
  const { store, readOnly } = useForm();
  const { head } = cellsOf(useValueAt(path), undefined);
  const entries = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const table = path.slice(0, -1);
  const noun = words.entry('head');
  const change = (how: (cells: TableCells) => TableCells) => {
    const now = getAt(store.get(), table);
    const next = how(cellsOf(getAt(now, ['head']), getAt(now, ['rows'])));
    store.set(table, setAt(setAt(now, ['head'], next.head), ['rows'], next.rows));
  };
  return (
    <FieldFrame path={path} label={label} note={head.length} group>
      {() => (
        <>
          <ol className="edit-list" ref={entries}>
            {head.map((column, index) => (
              // A column has no name of its own; its place is what it is known by.
              <li key={index} className="edit-entry">
                <div className="edit-entry-head">
                  <input
                    type="text"
                    className="input"
                    autoComplete="off"
                    readOnly={readOnly}
                    aria-label={texts.entry(index + 1, noun)}
                    placeholder={texts.entry(index + 1, noun)}
                    value={column}
                    onChange={({ target }) => store.set([...path, index], target.value)}
                  />
                  {!readOnly && (
                    <EntryTools
                      name={column || texts.entry(index + 1, noun)}
                      index={index}
                      count={head.length}
                      removable={head.length > model.min}
                      move={(to) => change((cells) => moveColumn(cells, index, to))}
                      remove={() =>
                        focusAfter(
                          () => change((cells) => moveColumn(cells, index)),
                          () => entries.current?.children[Math.min(index, head.length - 2)] ?? adder.current,
                        )
                      }
                    />
                  )}
                </div>
              </li>
            ))}
          </ol>
          {!readOnly && (
            <Button
              ref={adder}
              kind="outline"
              size="s"
              icon={PlusIcon}
              onClick={() =>
                focusAfter(
                  () => change(addColumn),
                  () => entries.current?.lastElementChild,
                )
              }
            >
              {texts.addEntry(noun)}
            </Button>
          )}
        </>
      )}
    </FieldFrame>
  );
});
