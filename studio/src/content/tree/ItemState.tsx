import type { ItemSummary } from '@trolley/contract';
import { State } from '../../shell/parts/State.tsx';
import { useTexts } from '../texts.ts';
import { shownState } from './buildTree.ts';

/** The state of an item: a word and a dot, then a colour. */
export function ItemState({ item }: { readonly item: ItemSummary }) {
  const texts = useTexts();
  const state = shownState(item);
  switch (state) {
    case 'live':
      return <State tone="ok">{texts.live}</State>;
    case 'liveDraft':
      return (
        <State tone="warn" dot="half">
          {texts.liveDraft}
        </State>
      );
    case 'planned':
      return <State tone="info">{texts.planned}</State>;
    case 'new':
      return <State dot="ring">{texts.new}</State>;
    case 'offline':
    case 'removed':
      return <State dot="ring">{texts[state]}</State>;
    case 'notYet':
      return (
        <State tone="info" dot="half">
          {texts.notYet}
        </State>
      );
    case 'ended':
      return <State>{texts.ended}</State>;
  }
}
