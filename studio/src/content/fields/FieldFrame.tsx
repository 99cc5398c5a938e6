import { classes } from '@trolley/ui/classes.ts';
import type { ControlTies } from '@trolley/ui/Field.tsx';
import { FieldMessages, tiesOf } from '@trolley/ui/Field.tsx';
import { useElementId } from '@trolley/ui/useElementId.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useWords } from '../../contentWords/words.ts';
import type { Path } from '../model/json.ts';
import { pathName } from '../model/json.ts';
import { afterPress } from './afterPress.ts';
import { useForm, useProblemsAt } from './form.ts';

interface Props {
  readonly path: Path;
  readonly label: string;
  /** At the end of the label's line. */
  readonly note?: ReactNode;
  readonly hint?: ReactNode;
  /** What this field itself found wrong, before the shop does. */
  readonly own?: string;
  /** Several controls: they get a group with a name instead of a label. */
  readonly group?: boolean;
  readonly children: (ties: ControlTies) => ReactNode;
}

/** Label, control and what is wrong with it, in words, where it is wrong. */
export function FieldFrame({ path, label, note, hint, own, group = false, children }: Props) {
  const id = useElementId();
  const words = useWords();
  const problems = useProblemsAt(path);
  const { isTried } = useForm();
  // A field of a new block is not wrong before somebody has been there; that of an old one is, from the start.
  const [isFresh, setFresh] = useState(problems === undefined);
  const told = problems?.filter(({ code }) => code !== 'missing' || !isFresh || isTried);
  const said = own ?? (told && told.length > 0 ? told.map((one) => words.problem(one)).join(' ') : undefined);
  const onBlur = () => afterPress(() => setFresh(false));
  const ties = tiesOf(id, hint !== undefined, said !== undefined);
  const messages = <FieldMessages id={id} hint={hint} error={said} />;
  const head = (
    <>
      <span>{label}</span>
      {note !== undefined && <small>{note}</small>}
    </>
  );
  if (group) {
    return (
      <div onBlur={onBlur}>
        <fieldset
          className="edit-field"
          data-path={pathName(path)}
          aria-describedby={ties['aria-describedby']}
          aria-labelledby={`${id}-label`}
        >
          <legend className="edit-label" id={`${id}-label`}>
            {head}
          </legend>
          {children(ties)}
          {messages}
        </fieldset>
      </div>
    );
  }
  return (
    <div
      className={classes('edit-field', said !== undefined && 'edit-field-wrong')}
      data-path={pathName(path)}
      onBlur={onBlur}
    >
      <label className="edit-label" htmlFor={id}>
        {head}
      </label>
      {children(ties)}
      {messages}
    </div>
  );
}
