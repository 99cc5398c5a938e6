import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon } from '@trolley/ui/icons.ts';

interface SavedNoteProps {
  readonly words: string | undefined;
  /** Without the tick: it is on its way, or waits for something. */
  readonly plain?: boolean;
}

/** Beside a save button: says how it ended, also to screen readers. */
export function SavedNote({ words, plain = false }: SavedNoteProps) {
  return (
    <p role="status" className="saved-note">
      {words !== undefined && (
        <>
          {!plain && <Icon of={CheckIcon} size="s" bold />}
          {words}
        </>
      )}
    </p>
  );
}
