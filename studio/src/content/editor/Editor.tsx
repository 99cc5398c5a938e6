import type { ContentItem } from '@trolley/contract';
import { configOfItem, getContentItem, pathOfItem } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Drawer } from '@trolley/ui/Drawer.tsx';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useWords } from '../../contentWords/words.ts';
import { useCall } from '../../shell/api/useCalls.ts';
import { useBoot } from '../../shell/boot.ts';
import { guardLeaving, navigate } from '../../shell/router/router.ts';
import { useSelf } from '../../shell/session/self.ts';
import { useNow } from '../../shell/useNow.ts';
import { FieldOf } from '../fields/FieldOf.tsx';
import { FormContext } from '../fields/form.ts';
import { BulletsIcon, SettingsIcon } from '../icons.ts';
import { idOf } from '../model/block.ts';
import { pathOfId } from '../model/findBlock.ts';
import { firstProblem } from '../model/firstProblem.ts';
import type { JsonObject } from '../model/json.ts';
import { getAt, textOf } from '../model/json.ts';
import type { Place } from '../model/outline.ts';
import { blockName, pathOfName } from '../model/outline.ts';
import { Notices } from '../parts/Notices.tsx';
import { useTexts } from '../texts.ts';
import { BlockChooser } from './BlockChooser.tsx';
import type { PreviewWidth } from './EditorBar.tsx';
import { EditorBar, fittingWidth, SaveTrouble } from './EditorBar.tsx';
import type { EditorDialog } from './EditorDialogs.tsx';
import { EditorDialogs } from './EditorDialogs.tsx';
import { EditorLines } from './EditorLines.tsx';
import { FormPane } from './FormPane.tsx';
import { createFrameParts } from './frameParts.ts';
import { Outline } from './Outline.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import type { EditorSession } from './session.ts';
import { placeOfId, useEditorActions } from './useEditorActions.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { usePreview } from './usePreview.ts';
import { usePublishing } from './usePublishing.ts';
import { useShortcuts } from './useShortcuts.ts';
import { usePart } from './useStore.ts';

interface Props {
  readonly session: EditorSession;
  readonly loaded: ContentItem;
  /** Whose draft it is that one only looks at. */
  readonly otherBy?: string;
  /** It is only planned: shown as of that moment. */
  readonly plannedAt?: string;
  /** As the preview names it. */
  readonly firstBlock?: string;
  readonly reload: () => void;
}

/** Outline, real page, form. Nothing here listens to the whole draft: a key press draws one field. */
export function Editor({ session, loaded, otherBy, plannedAt, firstBlock, reload }: Props) {
  const texts = useTexts();
  const words = useWords();
  const self = useSelf();
  const { name: shop } = useBoot();
  const { item, store, saver, readOnly } = session;
  const isPage = pathOfItem(item) !== undefined;
  const mayPublish = self.permissions.includes('content:publish');
  const [chosen, setChosen] = useState(() => firstChosen(session, firstBlock));
  const [hovered, setHovered] = useState<string>();
  const [width, setWidth] = useState<PreviewWidth>(() => fittingWidth(window.innerWidth));
  const [at, setAt] = useState(plannedAt);
  const [dialog, setDialog] = useState<EditorDialog>();
  const [adding, setAdding] = useState<Place>();
  // Where there is room for one only: who comes for a block, or for what surrounds pages, comes for its form.
  const [drawer, setDrawer] = useState<'outline' | 'form' | undefined>(() =>
    isPage && firstBlock === undefined ? undefined : 'form',
  );
  const [said, announce] = useState('');
  /** Somebody wanted to publish: what is missing is told everywhere. */
  const [isTried, setTried] = useState(false);
  const [parts] = useState(createFrameParts);
  const isNarrow = useIsNarrow();
  const now = Date.parse(useNow());
  const title = usePart(store, (value) => (isPage ? textOf(getAt(value, ['title'])) : ''));
  const name = words.item(item, title || (pathOfItem(item) ?? item));
  const path = pathOfItem(item) ?? '/';
  const known = useCall(getContentItem, { query: { item } }).data ?? loaded;
  const preview = usePreview({ path, at, draftId: otherBy === undefined ? undefined : loaded.draft?.id });
  const publishing = usePublishing(session, () => setDialog(undefined));
  const choose = useCallback((id: string) => {
    setChosen(id);
    setDrawer((now) => (now === 'outline' ? 'form' : now));
  }, []);
  const actions = useEditorActions({ store, choose, openChooser: setAdding, announce });
  const form = useMemo(
    () => ({ store, problems: session.problems, readOnly, item, isTried, Field: FieldOf }),
    [store, session, readOnly, item, isTried],
  );
  const marked = usePart(store, (value) => {
    const found = chosen === 'settings' ? undefined : pathOfId(value, chosen);
    return found && blockName(found);
  });
  const idOfName = useCallback(
    (block: string | undefined) => {
      const found = block === undefined ? undefined : pathOfName(block);
      return found && idOf(getAt(store.get(), found) as JsonObject | undefined);
    },
    [store],
  );
  const onChoose = useCallback(
    (block: string) => {
      if (block === 'header' || block === 'footer') navigate(`/content/edit?item=config:${block}`);
      else setChosen(idOfName(block) ?? 'settings');
    },
    [idOfName],
  );
  const onHover = useCallback((block: string | undefined) => setHovered(idOfName(block)), [idOfName]);

  useEffect(() => {
    document.title = `${name} · ${shop} Studio`;
  }, [name, shop]);
  useEffect(() => saver.start(), [saver]);
  useLeaving(session, texts.leave);
  const withChosen = (act: (place: Place) => void) => () => {
    const place = placeOfId(store, chosen);
    if (place && !readOnly) act(place);
  };
  const isDraft = () => saver.get().draft !== undefined || saver.isUnsaved();
  useShortcuts({
    'ctrl+z': () => store.undo(),
    'ctrl+shift+z': () => store.redo(),
    'ctrl+y': () => store.redo(),
    '!ctrl+enter': () => mayPublish && isDraft() && setDialog('publish'),
    'alt+arrowup': withChosen((place) => actions.move(place, place.index - 1)),
    'alt+arrowdown': withChosen((place) => actions.move(place, place.index + 1)),
    'ctrl+d': withChosen((place) => actions.duplicate(place)),
    delete: withChosen((place) => actions.remove(place)),
  });
  const showFirst = () => {
    setDialog(undefined);
    setTried(true);
    const first = firstProblem(saver.get().problems);
    const block = first && first.path[0] === 'blocks' ? pathOfBlock(first.path) : undefined;
    setChosen((block && idOf(getAt(store.get(), block) as JsonObject)) ?? 'settings');
    if (isNarrow) setDrawer('form');
    setTimeout(() => focusField(first?.path.join('.')), 60);
  };
  const outline = (
    <Outline
      session={session}
      actions={actions}
      chosen={chosen}
      hovered={hovered}
      readOnly={readOnly}
      at={at === undefined ? now : Date.parse(at)}
      frame={parts}
      onHover={setHovered}
    />
  );
  const pane = <FormPane session={session} chosen={isPage ? chosen : 'settings'} />;
  return (
    <FormContext value={form}>
      <div className="editor">
        <EditorBar
          session={session}
          title={name}
          known={known}
          width={width}
          at={at}
          readOnly={readOnly}
          mayPublish={mayPublish}
          onWidth={setWidth}
          onTime={() => setDialog('time')}
          onNow={() => setAt(undefined)}
          onPlan={() => setDialog('plan')}
          onPublish={() => setDialog('publish')}
          onDiscard={() => setDialog('discard')}
        >
          {isNarrow && (
            <span className="editor-drawers">
              {isPage && (
                <Button kind="outline" icon={BulletsIcon} onClick={() => setDrawer('outline')}>
                  <span className="editor-drawer-words">{texts.outline}</span>
                </Button>
              )}
              <Button kind="outline" icon={SettingsIcon} onClick={() => setDrawer('form')}>
                <span className="editor-drawer-words">{texts.form}</span>
              </Button>
            </span>
          )}
        </EditorBar>
        <SaveTrouble session={session} onCompare={() => void publishing.compare()} />
        <EditorLines
          session={session}
          loaded={loaded}
          live={known.live}
          otherBy={otherBy}
          at={at}
          preview={preview}
          publishing={publishing}
          onNow={() => setAt(undefined)}
          onShow={showFirst}
          onDiscard={() => setDialog('discard')}
        />
        <div className={isPage ? 'editor-panes' : 'editor-panes editor-panes-config'}>
          {isPage && !isNarrow && outline}
          <PreviewPane
            preview={preview}
            path={path}
            saver={saver}
            store={store}
            width={width}
            marked={isPage ? marked : configOfItem(item)}
            parts={parts}
            onChoose={onChoose}
            onHover={onHover}
          />
          {!isNarrow && pane}
        </div>
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
        {isNarrow && (
          <Drawer
            open={drawer !== undefined}
            onClose={() => setDrawer(undefined)}
            title={drawer === 'outline' ? texts.outline : texts.form}
            closeLabel={texts.close}
            place={drawer === 'outline' ? 'start' : 'end'}
          >
            {drawer === 'outline' ? outline : pane}
          </Drawer>
        )}
        {adding && (
          <BlockChooser
            title={texts.addBlock}
            withTabs={adding.list.length === 1}
            onChoose={(type) => actions.add(type, adding)}
            onClose={() => setAdding(undefined)}
          />
        )}
        <EditorDialogs
          open={dialog}
          session={session}
          title={name}
          known={known}
          at={at}
          publishing={publishing}
          onTime={setAt}
          onShow={showFirst}
          onClose={() => setDialog(undefined)}
          reload={reload}
        />
        <Notices />
      </div>
    </FormContext>
  );
}

function firstChosen({ store }: EditorSession, block: string | undefined): string {
  const path = block === undefined ? undefined : pathOfName(block);
  return idOf(getAt(store.get(), path ?? ['blocks', 0]) as JsonObject | undefined) ?? 'settings';
}

/** The path of the block that a problem is in; the innermost one in tabs. */
function pathOfBlock(path: readonly (string | number)[]): readonly (string | number)[] {
  const inner = path.lastIndexOf('blocks');
  return path.slice(0, inner + 2);
}

function focusField(path: string | undefined): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')];
  const field = fields.find((one) => one.dataset.path === path) ?? fields[0];
  field?.scrollIntoView({ block: 'center' });
  field?.querySelector<HTMLElement>('input, textarea, select, button, [contenteditable]')?.focus();
}

/** What could not be saved holds one back; what is only on its way is sent on when one leaves. */
function useLeaving({ saver }: EditorSession, words: string): void {
  useEffect(() => {
    const isStuck = () => ['offline', 'refused', 'expired', 'changed'].includes(saver.get().status);
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!saver.isUnsaved()) return;
      // Kept in the browser at once, and sent if there is still time.
      void saver.flush();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', onUnload);
    const release = guardLeaving(() => !isStuck() || !saver.isUnsaved() || window.confirm(words));
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      release();
    };
  }, [saver, words]);
}
