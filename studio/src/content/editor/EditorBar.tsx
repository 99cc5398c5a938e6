import type { ContentItem } from '@trolley/contract';
import { pathOfItem } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { ChevronLeftIcon, ClockIcon, CloseIcon } from '@trolley/ui/icons.ts';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { useFormat } from '../../shell/language/format.ts';
import { Keys } from '../../shell/parts/Keys.tsx';
import { Link } from '../../shell/router/Link.tsx';
import { useNow } from '../../shell/useNow.ts';
import { DeskIcon, ExternalIcon, PhoneIcon, RedoIcon, TabletIcon, UndoIcon, VersionsIcon } from '../icons.ts';
import { useTexts } from '../texts.ts';
import type { SaverState } from './draftSaver.ts';
import { hasDraft, ItemChips } from './ItemChips.tsx';
import type { EditorSession } from './session.ts';
import { useSaver } from './useStore.ts';

const widths = [390, 768, 1280] as const;
export type PreviewWidth = (typeof widths)[number];

/** What can be read without being made much smaller: on a telephone the page as telephones show it. */
export function fittingWidth(room: number): PreviewWidth {
  return widths.findLast((one) => one <= Math.max(room, widths[0])) ?? widths[0];
}

interface Props {
  readonly session: EditorSession;
  readonly title: string;
  /** The item as the shop has it now. */
  readonly known: ContentItem;
  readonly width: PreviewWidth;
  readonly at?: string;
  readonly readOnly: boolean;
  readonly mayPublish: boolean;
  readonly onWidth: (width: PreviewWidth) => void;
  readonly onTime: () => void;
  readonly onNow: () => void;
  readonly onPlan: () => void;
  readonly onPublish: () => void;
  readonly onDiscard: () => void;
  /** What opens outline and form where there is no room for them. */
  readonly children?: ReactNode;
}

export function EditorBar(props: Props) {
  const { session, title, known, width, at, readOnly, mayPublish } = props;
  const { onWidth, onTime, onNow, onPlan, onPublish, onDiscard, children } = props;
  const texts = useTexts();
  const { store, saver, item } = session;
  const state = useSaver(saver);
  const canUndo = useSyncExternalStore(store.subscribe, store.canUndo);
  const canRedo = useSyncExternalStore(store.subscribe, store.canRedo);
  const names = { 390: texts.phone, 768: texts.tablet, 1280: texts.desk };
  const icons = { 390: PhoneIcon, 768: TabletIcon, 1280: DeskIcon };
  const isDraft = hasDraft(state);
  const now = Date.parse(useNow());
  const path = pathOfItem(item);
  const isInShop =
    state.baseRevision > 0 && (known.live?.value.draft !== true || state.baseRevision > known.live.revision);
  return (
    <header className="editor-bar">
      <Link className="icon-button icon-button-quiet" to="/content" aria-label={texts.back} title={texts.back}>
        <Icon of={ChevronLeftIcon} />
      </Link>
      <div className="editor-title">
        <h1>
          <span>{title}</span>
          <ItemChips item={known} saver={state} now={now} />
        </h1>
        <p className="editor-saved">
          <span role="status">
            <SavedWords state={state} readOnly={readOnly} />
            {' · '}
            {state.baseRevision > 0 ? texts.basedOn(state.baseRevision) : texts.notYetLive}
          </span>
          {state.draft && !readOnly && (
            <button type="button" className="editor-discard" onClick={onDiscard}>
              {texts.discard}
            </button>
          )}
        </p>
      </div>
      {children}
      <span className="editor-ways">
        <Link
          className="icon-button icon-button-quiet"
          to={`/content/versions?item=${encodeURIComponent(item)}`}
          aria-label={texts.versions}
          title={texts.versions}
        >
          <Icon of={VersionsIcon} />
        </Link>
        {path !== undefined && isInShop && (
          <a
            className="icon-button icon-button-quiet"
            href={path}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.seeInShop}
            title={texts.seeInShop}
          >
            <Icon of={ExternalIcon} />
          </a>
        )}
      </span>
      {!readOnly && (
        <span className="editor-undo">
          <IconButton icon={UndoIcon} label={texts.undoLast} disabled={!canUndo} onClick={store.undo} />
          <IconButton icon={RedoIcon} label={texts.redoLast} disabled={!canRedo} onClick={store.redo} />
        </span>
      )}
      <div className="segments editor-widths" role="group" aria-label={texts.width}>
        {widths.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === width}
            aria-label={`${names[one]}, ${one}`}
            onClick={() => onWidth(one)}
          >
            <Icon of={icons[one]} size="s" /> <span>{one}</span>
          </button>
        ))}
      </div>
      <span className={classes('editor-time', at !== undefined && 'editor-time-on')}>
        <Button kind="outline" icon={ClockIcon} aria-label={texts.timeMachine} onClick={onTime}>
          <span className="editor-time-words">{texts.timeMachine}</span>
        </Button>
        {at !== undefined && <IconButton icon={CloseIcon} label={texts.backToNow} onClick={onNow} />}
      </span>
      {mayPublish && (
        <>
          {/* Not disabled: whoever pressed it by the keyboard is here again when its dialog has closed. */}
          <Button
            className="editor-plan"
            kind="outline"
            aria-disabled={!isDraft}
            onClick={isDraft ? onPlan : undefined}
          >
            {texts.plan}
          </Button>
          <Button className="editor-publish" aria-disabled={!isDraft} onClick={isDraft ? onPublish : undefined}>
            {texts.publish} <Keys keys={['Ctrl', '↵']} />
          </Button>
        </>
      )}
    </header>
  );
}

function SavedWords({ state, readOnly }: { readonly state: SaverState; readonly readOnly: boolean }) {
  const texts = useTexts();
  const format = useFormat();
  if (readOnly) return texts.readOnly;
  switch (state.status) {
    case 'clean':
      return texts.unchanged;
    case 'waiting':
      return texts.typing;
    case 'saving':
      return texts.saving;
    case 'saved':
      return state.savedAt === undefined ? texts.savedSome : texts.saved(format.time(state.savedAt));
    case 'offline':
    case 'expired':
    case 'refused':
    case 'changed':
      return texts.typing;
  }
}

/** Why it was not saved and what to do, in a line of its own: the bar has no room for it. */
export function SaveTrouble({
  session,
  onCompare,
}: {
  readonly session: EditorSession;
  readonly onCompare: () => void;
}) {
  const texts = useTexts();
  const { status, reason } = useSaver(session.saver);
  const words = {
    offline: texts.notSavedOffline,
    expired: texts.notSavedExpired,
    refused: `${texts.notSavedRefused} ${reason ?? ''}`,
    changed: texts.notSavedChanged,
  };
  if (status !== 'offline' && status !== 'expired' && status !== 'refused' && status !== 'changed') return null;
  return (
    <div className="editor-line editor-line-wrong" role="alert">
      <span>{words[status]}</span>
      <Button kind="outline" size="s" onClick={status === 'changed' ? onCompare : () => void session.saver.flush()}>
        {status === 'changed' ? texts.compare : texts.tryAgain}
      </Button>
    </div>
  );
}
