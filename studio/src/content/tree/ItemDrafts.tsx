import {
  type DraftSummary,
  discardOthersContentDraft,
  getContentHistory,
  getContentItem,
  type ItemSummary,
  listContentItems,
} from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { useState } from 'react';
import { useChange } from '../../shell/api/useCalls.ts';
import { useFormat } from '../../shell/language/format.ts';
import { Link } from '../../shell/router/Link.tsx';
import { useSelf } from '../../shell/session/self.ts';
import { DiscardDraft } from '../parts/DiscardDraft.tsx';
import { notify } from '../parts/notices.ts';
import { useTexts } from '../texts.ts';

interface Props {
  readonly summary: Pick<ItemSummary, 'item' | 'revision' | 'drafts'>;
  /** Of the editor. */
  readonly edit: string;
  /** It was only this draft. */
  readonly onGone: () => void;
}

/** Whose drafts there are. Those of others are thrown away by whoever may publish: who left cannot do it any more. */
export function ItemDrafts({ summary, edit, onGone }: Props) {
  const texts = useTexts();
  const format = useFormat();
  const self = useSelf();
  const [asked, setAsked] = useState<DraftSummary>();
  const discard = useChange(discardOthersContentDraft, [listContentItems, getContentItem, getContentHistory]);
  const mayPublish = self.permissions.includes('content:publish');
  const { revision, drafts } = summary;
  const isOnly = revision === 0 && drafts.length === 1;
  const nameOf = ({ by }: DraftSummary) => by.name || texts.formerColleague;
  return (
    <>
      {drafts.map((one) => {
        const isMine = one.by.id === self.id;
        return (
          <span key={one.id} className="item-facts-line">
            <Link className="text-link" to={isMine ? edit : `${edit}&draft=${one.id}`}>
              {texts.draftOf(isMine ? texts.yours : nameOf(one), format.minute(one.changedAt))}
            </Link>
            {!isMine && mayPublish && (
              <Button kind="quiet" size="s" onClick={() => setAsked(one)}>
                {texts.discardOne}
                <span className="visually-hidden"> {texts.draftOf(nameOf(one), format.minute(one.changedAt))}</span>
              </Button>
            )}
          </span>
        );
      })}
      {asked && (
        <DiscardDraft
          isNew={isOnly}
          of={nameOf(asked)}
          onClose={() => setAsked(undefined)}
          onDiscard={async () => {
            await discard.mutateAsync({ params: { id: asked.id }, query: { revision: asked.revision } });
            notify(texts.discarded);
            if (isOnly) onGone();
          }}
        />
      )}
    </>
  );
}
