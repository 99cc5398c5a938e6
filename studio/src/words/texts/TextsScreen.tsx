import { listTexts, type ShownText } from '@trolley/contract';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { FileIcon } from '@trolley/ui/icons.ts';
import { useMemo } from 'react';
import { useCall } from '../../shell/api/useCalls.ts';
import { useFormat } from '../../shell/language/format.ts';
import { Failed } from '../../shell/parts/Failed.tsx';
import { Loading } from '../../shell/parts/Loading.tsx';
import { PageHead } from '../../shell/parts/PageHead.tsx';
import { navigate, usePlace } from '../../shell/router/router.ts';
import { useDrafts } from '../../shell/useDrafts.ts';
import { Chosen } from '../Chosen.tsx';
import { useTexts } from '../texts.ts';
import { TextEditor } from './TextEditor.tsx';
import { TextFilters } from './TextFilters.tsx';
import { TextRows } from './TextRows.tsx';
import { filterTexts, isToCheck, type TextFilter, type TextState } from './textList.ts';

/** What is looked for and chosen stands in the address, so that it can be sent to somebody. */
function readFilter(search: string): TextFilter & { readonly key: string } {
  const query = new URLSearchParams(search);
  const state = query.get('state');
  return {
    search: query.get('search') ?? '',
    place: query.get('place') ?? '',
    state: state === 'changed' || state === 'toCheck' ? state : 'all',
    key: query.get('key') ?? '',
  };
}

function goTo(filter: ReturnType<typeof readFilter>): void {
  const given = Object.entries(filter).filter(([, value]) => value !== '' && value !== 'all');
  const query = new URLSearchParams(given);
  navigate(query.size > 0 ? `/texts?${query}` : '/texts', { replace: true });
}

/** Every text of the shop's interface, in the retailer's own words if they want. */
export function TextsScreen() {
  const texts = useTexts();
  const format = useFormat();
  const { search } = usePlace();
  const filter = readFilter(search);
  const list = useCall(listTexts, {});
  const drafts = useDrafts<string>();
  const all = list.data?.texts;
  const found = useMemo(() => filterTexts(all ?? [], readFilter(search)), [all, search]);
  const chosen = all?.find(({ key }) => key === filter.key);
  const change = (next: Partial<TextFilter & { key: string }>) => goTo({ ...filter, ...next });
  const count = (state: TextState) => countOf(all ?? [], state);
  return (
    <>
      <PageHead
        title={texts.textsTitle}
        lead={all && texts.textsLead(format.count(all.length), format.count(count('changed')))}
      />
      {list.isPending && <Loading />}
      {list.isError && <Failed error={list.error} retry={() => void list.refetch()} />}
      {list.data && (
        <div className="words-split words-split-texts">
          <section className="panel words-list" aria-label={texts.textsTitle}>
            <TextFilters filter={filter} places={list.data.places} toCheck={count('toCheck')} onChange={change} />
            <TextRows found={found} chosen={filter.key} unsaved={drafts.all} onChoose={(key) => change({ key })} />
            <p className="panel-foot" role="status">
              {texts.textCount(found.length, format.count(found.length))}
            </p>
          </section>
          <div className="words-aside">
            {chosen ? (
              <Chosen key={chosen.key}>
                <TextEditor
                  shown={chosen}
                  places={list.data.places}
                  draft={drafts.all[chosen.key]}
                  onType={(typed) => drafts.put(chosen.key, typed)}
                  onSaved={(saved) => drafts.change(chosen.key, (typed) => (typed === saved ? undefined : typed))}
                />
              </Chosen>
            ) : (
              <section className="panel words-unchosen">
                <EmptyState icon={FileIcon} heading="h2" title={texts.chooseText}>
                  {texts.chooseTextHelp}
                </EmptyState>
              </section>
            )}
          </div>
        </div>
      )}
    </>
  );
}

function countOf(all: readonly ShownText[], state: TextState): number {
  return all.filter((one) => (state === 'toCheck' ? isToCheck(one) : one.text !== undefined)).length;
}
