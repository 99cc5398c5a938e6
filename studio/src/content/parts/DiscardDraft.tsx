import { useTexts } from '../texts.ts';
import { Ask } from './Ask.tsx';

interface Props {
  /** Nothing of it was ever published: without its draft there is no page. */
  readonly isNew: boolean;
  /** Whose it is, where it is not one's own. */
  readonly of?: string;
  readonly onDiscard: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a draft is thrown away. */
export function DiscardDraft({ isNew, of, onDiscard, onClose }: Props) {
  const texts = useTexts();
  return (
    <Ask
      danger
      title={of === undefined ? texts.discardTitle : texts.discardOthersTitle(of)}
      deed={of === undefined ? texts.discard : texts.discardOthersDeed}
      keep={of === undefined ? texts.keepForLater : texts.keepIt}
      onClose={onClose}
      onDo={onDiscard}
    >
      {of !== undefined && <p>{texts.discardOthers}</p>}
      <p>{isNew ? texts.discardNewHelp : of === undefined ? texts.discardHelp : texts.liveStays}</p>
    </Ask>
  );
}
