import type { ContentItem } from '@trolley/contract';
import { navigate } from '../../shell/router/router.ts';
import { DiscardDraft } from '../parts/DiscardDraft.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import type { EditorSession } from './session.ts';
import { TimeDialog } from './TimeDialog.tsx';
import type { Publishing } from './usePublishing.ts';

export type EditorDialog = 'publish' | 'plan' | 'time' | 'discard';

interface Props {
  readonly open?: EditorDialog;
  readonly session: EditorSession;
  readonly title: string;
  readonly known: ContentItem;
  readonly at?: string;
  readonly publishing: Publishing;
  readonly onTime: (at: string) => void;
  readonly onShow: () => void;
  readonly onClose: () => void;
  readonly reload: () => void;
}

/** What the editor asks about the whole draft. */
export function EditorDialogs(props: Props) {
  const { open, session, title, known, at, publishing, onTime, onShow, onClose, reload } = props;
  const isNew = session.saver.get().baseRevision === 0;
  return (
    <>
      {open === 'publish' && (
        <PublishDialog
          session={session}
          title={title}
          onPublish={publishing.publish}
          onClose={onClose}
          onShow={onShow}
        />
      )}
      {open === 'plan' && (
        <PlanDialog {...{ session, title, onClose, onShow }} plans={known.plans} onPlan={publishing.plan} />
      )}
      {open === 'time' && <TimeDialog at={at} plans={known.plans} onTake={onTime} onClose={onClose} />}
      {open === 'discard' && (
        <DiscardDraft
          isNew={isNew}
          onClose={onClose}
          onDiscard={async () => {
            await publishing.discard();
            if (isNew) navigate('/content');
            else reload();
          }}
        />
      )}
      {publishing.conflict && (
        <ConflictDialog
          conflict={publishing.conflict}
          mine={publishing.conflict.mine ?? session.store.get()}
          onJoin={(value) => void publishing.join(value)}
          onLater={publishing.keepForLater}
        />
      )}
    </>
  );
}
