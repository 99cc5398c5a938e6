import { Button } from '@trolley/ui/Button.tsx';
import { classes } from '@trolley/ui/classes.ts';
import type { ControlTies } from '@trolley/ui/Field.tsx';
import type { IconShape } from '@trolley/ui/Icon.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { CloseIcon } from '@trolley/ui/icons.ts';
import { useTexts } from '../texts.ts';

interface Props {
  readonly ties: ControlTies;
  readonly icon: IconShape;
  readonly title: string;
  readonly detail?: string;
  readonly isEmpty: boolean;
  readonly readOnly: boolean;
  readonly label: string;
  readonly onChange: () => void;
  readonly onClear?: () => void;
}

/** What a picker chose, with the button that opens it. */
export function Chosen({ ties, icon, title, detail, isEmpty, readOnly, label, onChange, onClear }: Props) {
  const texts = useTexts();
  return (
    <div className={classes('edit-chosen', ties['aria-invalid'] && 'edit-chosen-wrong')}>
      <Icon of={icon} size="s" />
      <span className="edit-chosen-words">
        <b>{title}</b>
        {detail !== undefined && detail !== '' && <small>{detail}</small>}
      </span>
      {!readOnly && onClear && !isEmpty && (
        <IconButton icon={CloseIcon} label={`${texts.clear}: ${label}`} onClick={onClear} />
      )}
      {!readOnly && (
        <Button
          id={ties.id}
          aria-describedby={ties['aria-describedby']}
          aria-label={`${label}: ${isEmpty ? texts.choose : texts.change}`}
          kind="outline"
          size="s"
          onClick={onChange}
        >
          {isEmpty ? texts.choose : texts.change}
        </Button>
      )}
    </div>
  );
}
