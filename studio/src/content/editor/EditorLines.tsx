import type { ContentItem } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ClockIcon, ErrorIcon } from '@trolley/ui/icons.ts';
import { useSyncExternalStore } from 'react';
import { useFormat } from '../../shell/language/format.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { useShop } from '../../shell/shop.ts';
import { zoneName } from '../model/moment.ts';
import { useTakeOver } from '../parts/useTakeOver.tsx';
import { useTexts } from '../texts.ts';
import type { EditorSession } from './session.ts';
import type { Preview } from './usePreview.ts';
import type { Publishing } from './usePublishing.ts';
import { useSaver } from './useStore.ts';

interface Props {
  readonly session: EditorSession;
  readonly loaded: ContentItem;
  /** As it is now. */
  readonly live: ContentItem['live'];
  readonly otherBy?: string;
  readonly at?: string;
  readonly preview: Preview;
  readonly publishing: Publishing;
  readonly onNow: () => void;
  readonly onShow: () => void;
  readonly onDiscard: () => void;
}

/** What one has to know about the whole draft, each with what to do: a line below the bar. */
export function EditorLines(props: Props) {
  const { session, loaded, live: now, otherBy, at, preview, publishing, onNow, onShow, onDiscard } = props;
  const texts = useTexts();
  const format = useFormat();
  const { timeZone } = useShop();
  const { language } = useLanguage();
  const { problems, baseRevision, draft } = useSaver(session.saver);
  const { leftOvers } = session;
  const [leftOver] = useSyncExternalStore(leftOvers.subscribe, leftOvers.get);
  const takeOver = useTakeOver(session.item);
  const live = now?.revision ?? 0;
  const isOnlyPlanned = otherBy === undefined && !draft && baseRevision === 0 && loaded.plans.length > 0;
  const isBehind = otherBy === undefined && draft !== undefined && live > 0 && baseRevision < live;
  const count = at === undefined ? 0 : problems.filter((one) => one.from === undefined || one.from <= at).length;
  return (
    <>
      {at !== undefined && (
        <div className="editor-line editor-line-time">
          <Icon of={ClockIcon} size="s" />
          <span>
            <b>{texts.timeMachine}.</b> {texts.timeMachineBar(format.minute(at), zoneName(timeZone, language))}{' '}
            {preview.holds &&
              texts.timeMachineHolds(
                texts.plansCount(preview.holds.plans, format.count(preview.holds.plans)),
                texts.pricesCount(preview.holds.prices, format.count(preview.holds.prices)),
              )}
          </span>
          {count > 0 && (
            <button type="button" className="editor-line-problems" onClick={onShow}>
              <Icon of={ErrorIcon} size="s" /> {texts.fieldsToFix(count)}
            </button>
          )}
          <Button kind="outline" size="s" onClick={onNow}>
            {texts.backToNow}
          </Button>
        </div>
      )}
      {isOnlyPlanned && (
        <div className="editor-line">
          <span>{texts.appearsAt(format.minute(loaded.plans[0]?.at ?? ''))}</span>
        </div>
      )}
      {otherBy !== undefined && loaded.draft && (
        <div className="editor-line">
          <span>{texts.othersDraft(otherBy)}</span>
          <Button
            kind="outline"
            size="s"
            loading={takeOver.isPending}
            onClick={() => loaded.draft && takeOver.take({ draftId: loaded.draft.id })}
          >
            {texts.takeOver}
          </Button>
          {takeOver.question}
        </div>
      )}
      {leftOver && (
        <div className="editor-line" role="alert">
          <span>{texts.unsavedFound(format.minute(leftOver.at))}</span>
          <Button kind="outline" size="s" onClick={() => void publishing.compareKept(leftOver)}>
            {texts.takeThem}
          </Button>
          <Button kind="quiet" size="s" onClick={() => leftOvers.remove(leftOver)}>
            {texts.dropThem}
          </Button>
        </div>
      )}
      {isBehind && (
        <div className="editor-line editor-line-behind">
          <span>{texts.publishedSince(now?.by?.name || texts.somebody, live)}</span>
          <Button kind="outline" size="s" onClick={() => void publishing.compare()}>
            {texts.compare}
          </Button>
          <Button kind="quiet" size="s" onClick={onDiscard}>
            {texts.discard}
          </Button>
        </div>
      )}
    </>
  );
}
