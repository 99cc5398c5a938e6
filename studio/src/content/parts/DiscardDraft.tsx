import { useTexts } from '../texts.ts';
import { Ask } from './Ask.tsx';

interface Props {
  /** Nothing of it was ever published: without its draft there is no page. */
  readonly isNew: boolean;
  readonly onDiscard: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before one's own draft is thrown away. */
export function DiscardDraft({ isNew, onDiscard, onClose }: Props) {
  const texts = useTexts();
  return (
    <Ask
      danger
      title={texts.discardTitle}
      deed={texts.discard}
      keep={texts.keepForLater}
      onClose={onClose}
      onDo={onDiscard}
    >
      <p>{isNew ? texts.discardNewHelp : texts.discardHelp}</p>
    </Ask>
  );
}
