import type { ContentItem } from '@trolley/contract';
import { useFormat } from '../../shell/language/format.ts';
import { State } from '../../shell/parts/State.tsx';
import { shownState } from '../model/blockSummary.ts';
import { useTexts } from '../texts.ts';
import type { SaverState } from './draftSaver.ts';

interface Props {
  /** As the shop has it now. */
  readonly item: Pick<ContentItem, 'live' | 'plans'>;
  readonly saver: Pick<SaverState, 'draft' | 'status' | 'baseRevision'>;
  readonly now: number;
}

/** What shoppers get of the open item, whether there is a draft beside it, and when the next plan comes. */
export function ItemChips({ item: { live, plans }, saver, now }: Props) {
  const texts = useTexts();
  const format = useFormat();
  const next = plans.find(({ failed }) => failed === undefined);
  // What was published a moment ago is live, although the shop was not asked since.
  const isNewer = saver.baseRevision > (live?.revision ?? 0);
  const isOffline = !isNewer && live?.value.draft === true;
  const shown = live && !isNewer ? shownState(live.value as Parameters<typeof shownState>[0], now) : 'shown';
  const chip = () => {
    if (hasDraft(saver)) {
      if (!live && !isNewer) return <State dot="ring">{texts.new}</State>;
      return (
        <State tone={isOffline ? 'plain' : 'warn'} dot={isOffline ? 'ring' : 'half'}>
          {isOffline ? texts.offlineDraft : texts.draftBeside}
        </State>
      );
    }
    if (!live && !isNewer) return null;
    if (isOffline) return <State dot="ring">{texts.offline}</State>;
    if (shown === 'shown') return <State tone="ok">{texts.live}</State>;
    return shown === 'ended' ? (
      <State>{texts.ended}</State>
    ) : (
      <State tone="info" dot="half">
        {texts.notYet}
      </State>
    );
  };
  return (
    <>
      {chip()}
      {next && (
        <State tone="info" dot="half">
          {texts.plannedFor(format.minute(next.at))}
        </State>
      )}
    </>
  );
}

/** Also what is on its way to become one. */
export function hasDraft({ draft, status }: Pick<SaverState, 'draft' | 'status'>): boolean {
  return draft !== undefined || status === 'waiting' || status === 'saving';
}
