import { Button } from '@trolley/ui/Button.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { PlusIcon, TrashIcon } from '@trolley/ui/icons.ts';
import { memo } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../icons.ts';
import type { ListModel } from '../model/fieldModel.ts';
import type { Json } from '../model/json.ts';
import { getAt, isList, textOf } from '../model/json.ts';
import { useTexts } from '../texts.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useForm, useValueAt } from './form.ts';

/** The cells of a table. Its columns are those of the list `head` beside it. */
export const RowsInput = memo(function RowsInput({ path, label }: FieldProps<ListModel>) {
  const texts = useTexts();
  const { store, readOnly } = useForm();
  const value = useValueAt(path);
  const head = useValueAt([...path.slice(0, -1), 'head']);
  const columns = isList(head) ? head.map(textOf) : [];
  const rows = isList(value) ? value : [];
  const read = (): readonly Json[] => {
    const now = getAt(store.get(), path);
    return isList(now) ? now : [];
  };
  const move = (from: number, to: number) => {
    const one = read()[from];
    if (one !== undefined && to >= 0 && to < rows.length)
      store.set(path, read().toSpliced(from, 1).toSpliced(to, 0, one));
  };
  return (
    <FieldFrame path={path} label={label} note={rows.length} group>
      {() => (
        <>
          <ol className="edit-list">
            {rows.map((row, index) => (
              // A row has no name of its own; its place is what it is known by.
              <li key={index} className="edit-entry">
                <div className="edit-entry-head">
                  <span className="edit-cells">
                    {columns.map((column, at) => (
                      <input
                        key={`${column} ${at}`}
                        type="text"
                        className="input"
                        autoComplete="off"
                        readOnly={readOnly}
                        aria-label={`${texts.cell(index + 1, at + 1)}: ${column}`}
                        placeholder={column}
                        value={textOf(isList(row) ? row[at] : undefined)}
                        onChange={(event) => {
                          const cells = columns.map((_, cell) => textOf(isList(row) ? row[cell] : undefined));
                          store.set([...path, index], cells.with(at, event.target.value));
                        }}
                      />
                    ))}
                  </span>
                  {!readOnly && (
                    <span className="edit-entry-tools">
                      <IconButton
                        icon={ArrowUpIcon}
                        label={texts.entryUp(texts.row(index + 1))}
                        disabled={index === 0}
                        onClick={() => move(index, index - 1)}
                      />
                      <IconButton
                        icon={ArrowDownIcon}
                        label={texts.entryDown(texts.row(index + 1))}
                        disabled={index === rows.length - 1}
                        onClick={() => move(index, index + 1)}
                      />
                      <IconButton
                        icon={TrashIcon}
                        label={texts.removeEntry(texts.row(index + 1))}
                        onClick={() => store.set(path, read().toSpliced(index, 1))}
                      />
                    </span>
                  )}
                </div>
              </li>
            ))}
          </ol>
          {!readOnly && (
            <Button
              kind="outline"
              size="s"
              icon={PlusIcon}
              onClick={() => store.set(path, [...read(), columns.map(() => '')])}
            >
              {texts.addRow}
            </Button>
          )}
        </>
      )}
    </FieldFrame>
  );
});
