import { IconButton } from '@trolley/ui/IconButton.tsx';
import { TrashIcon } from '@trolley/ui/icons.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../icons.ts';
import { useTexts } from '../texts.ts';

interface Props {
  /** The entry in its first words. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly removable?: boolean;
  readonly move: (to: number) => void;
  readonly remove: () => void;
}

/** What one does with an entry of a list, at the end of its line. */
export function EntryTools({ name, index, count, removable = true, move, remove }: Props) {
  const texts = useTexts();
  return (
    <span className="edit-entry-tools">
      <IconButton
        icon={ArrowUpIcon}
        label={texts.entryUp(name)}
        disabled={index === 0}
        onClick={() => move(index - 1)}
      />
      <IconButton
        icon={ArrowDownIcon}
        label={texts.entryDown(name)}
        disabled={index === count - 1}
        onClick={() => move(index + 1)}
      />
      <IconButton icon={TrashIcon} label={texts.removeEntry(name)} disabled={!removable} onClick={remove} />
    </span>
  );
}
