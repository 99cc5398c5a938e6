import { lookUpContentLink } from '@trolley/contract';
import { memo, useState } from 'react';
import { useCall } from '../../shell/api/useCalls.ts';
import { LinkIcon } from '../icons.ts';
import type { TextModel } from '../model/fieldModel.ts';
import { textOf } from '../model/json.ts';
import { useTexts } from '../texts.ts';
import { Chosen } from './Chosen.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './fieldProps.ts';
import { useForm, useProblemsAt, useValueAt } from './form.ts';
import { useLinkTitle } from './linkWords.ts';
import { TargetPicker } from './TargetPicker.tsx';

/** Where something leads: by the picker, with the name of what it leads to. */
export const LinkInput = memo(function LinkInput({ model, path, label }: FieldProps<TextModel>) {
  const texts = useTexts();
  const { store, readOnly } = useForm();
  const value = textOf(useValueAt(path));
  const problems = useProblemsAt(path);
  const [isOpen, setOpen] = useState(false);
  const known = useCall(lookUpContentLink, { query: { target: value } }, { enabled: value !== '' });
  const titleOf = useLinkTitle();
  const isDead = value !== '' && known.data?.leads === false && problems === undefined;
  return (
    <FieldFrame
      path={path}
      label={label}
      note={model.optional ? texts.optional : undefined}
      own={isDead ? texts.leadsNowhere : undefined}
    >
      {(ties) => (
        <>
          <Chosen
            ties={ties}
            icon={LinkIcon}
            label={label}
            title={value === '' ? texts.notChosen : known.data?.link ? titleOf(known.data.link) : value}
            detail={known.data?.href ?? (known.data?.link ? value : undefined)}
            isEmpty={value === ''}
            readOnly={readOnly}
            onChange={() => setOpen(true)}
            onClear={model.optional ? () => store.set(path, undefined) : undefined}
          />
          {isOpen && <TargetPicker onClose={() => setOpen(false)} onChoose={(link) => store.set(path, link.target)} />}
        </>
      )}
    </FieldFrame>
  );
});
