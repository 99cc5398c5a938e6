import { useMemo } from 'react';
import { useWords } from '../../contentWords/words.ts';
import { idOf } from '../model/block.ts';
import { pathOfId } from '../model/findBlock.ts';
import { newBlock } from '../model/itemModel.ts';
import type { JsonObject } from '../model/json.ts';
import { getAt, isList } from '../model/json.ts';
import type { Place } from '../model/outline.ts';
import { addBlock, duplicateBlock, moveBlock, pathOf, placeOf, removeBlock } from '../model/outline.ts';
import { bringBack, rememberBlock } from '../model/removed.ts';
import { notify } from '../parts/notices.ts';
import { useTexts } from '../texts.ts';
import { blockTitle } from './blockLabel.ts';
import type { DraftStore } from './draftStore.ts';
import { goOn } from './goOn.ts';

/** What one does with blocks. The object stays the same as long as the language does. */
export interface EditorActions {
  choose(id: string): void;
  openChooser(place: Place): void;
  add(type: string, place: Place): void;
  duplicate(place: Place): void;
  remove(place: Place): void;
  move(place: Place, to: number): void;
}

interface Needs {
  readonly store: DraftStore;
  choose(id: string): void;
  openChooser(place: Place): void;
  /** For those who do not see the line move. */
  announce(text: string): void;
}

export function useEditorActions({ store, choose, openChooser, announce }: Needs): EditorActions {
  const texts = useTexts();
  const words = useWords();
  return useMemo<EditorActions>(() => {
    const blockAt = (place: Place) => getAt(store.get(), pathOf(place)) as JsonObject | undefined;
    const nameAt = (place: Place) => {
      const block = blockAt(place);
      return block ? blockTitle(block, words) : '';
    };
    const chooseAt = (place: Place) => {
      const id = idOf(blockAt(place)) ?? 'settings';
      choose(id);
      goOn({ to: 'line', id });
    };
    return {
      choose,
      openChooser,
      add(type, place) {
        const block = newBlock(type);
        store.replace(addBlock(store.get(), place, block));
        const id = idOf(block) ?? '';
        choose(id);
        goOn({ to: 'form', id });
      },
      duplicate(place) {
        store.replace(duplicateBlock(store.get(), place));
        chooseAt({ ...place, index: place.index + 1 });
      },
      remove(place) {
        const name = nameAt(place);
        const removed = rememberBlock(store.get(), place);
        store.replace(removeBlock(store.get(), place));
        const list = getAt(store.get(), place.list);
        const left = isList(list) ? list.length : 0;
        if (left > 0) chooseAt({ ...place, index: Math.min(place.index, left - 1) });
        else {
          choose('settings');
          goOn({ to: 'line', id: 'settings' });
        }
        if (!removed) return notify(texts.blockRemoved(name));
        const onPress = () => {
          const back = bringBack(store.get(), removed);
          store.replace(back.value);
          chooseAt(back.place);
        };
        notify(texts.blockRemoved(name), { action: { label: texts.undo, onPress } });
      },
      move(place, to) {
        const list = getAt(store.get(), place.list);
        const count = isList(list) ? list.length : 0;
        const next = moveBlock(store.get(), place, to);
        if (next === store.get()) return;
        const name = nameAt(place);
        store.replace(next);
        announce(texts.movedTo(name, to + 1, count));
      },
    };
  }, [store, texts, words, choose, openChooser, announce]);
}

/** Where the chosen block stands; undefined where none is chosen. */
export function placeOfId(store: DraftStore, id: string): Place | undefined {
  const path = pathOfId(store.get(), id);
  return path && placeOf(path);
}
