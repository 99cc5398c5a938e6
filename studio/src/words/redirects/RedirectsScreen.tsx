import { listRedirects, type ShownRedirect, type TypedRedirect } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { PlusIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { useCall } from '../../shell/api/useCalls.ts';
import { useFormat } from '../../shell/language/format.ts';
import { Failed } from '../../shell/parts/Failed.tsx';
import { Loading } from '../../shell/parts/Loading.tsx';
import { PageHead } from '../../shell/parts/PageHead.tsx';
import { SearchInput } from '../../shell/parts/SearchInput.tsx';
import { usePlace } from '../../shell/router/router.ts';
import { useDrafts } from '../../shell/useDrafts.ts';
import { useLater } from '../../shell/useLater.ts';
import { Chosen } from '../Chosen.tsx';
import { useMayPublish } from '../mayPublish.ts';
import { useTexts } from '../texts.ts';
import { RedirectForm } from './RedirectForm.tsx';
import { RedirectTable } from './RedirectTable.tsx';
import { TryAddress } from './TryAddress.tsx';

const nameOf = ({ kind, from }: Pick<ShownRedirect, 'kind' | 'from'>) => `${kind} ${from}`;

/** Old addresses and where they lead. */
export function RedirectsScreen() {
  const texts = useTexts();
  const format = useFormat();
  const mayPublish = useMayPublish();
  // Whoever comes from the journal looks for one.
  const [search, setSearch] = useState(new URLSearchParams(usePlace().search).get('search') ?? '');
  const [chosen, setChosen] = useState<ShownRedirect | 'new'>();
  const drafts = useDrafts<TypedRedirect>();
  const draftName = typeof chosen === 'object' ? nameOf(chosen) : 'new';
  const sought = useLater(search.trim());
  const list = useCall(listRedirects, { query: sought === '' ? {} : { search: sought } }, { keepPrevious: true });
  const { data } = list;
  return (
    <>
      <PageHead title={texts.redirects} lead={data && texts.redirectsLead(format.count(data.total))}>
        {mayPublish && (
          <Button icon={PlusIcon} onClick={() => setChosen('new')}>
            {texts.newRedirect}
          </Button>
        )}
      </PageHead>
      <div className="words-split">
        <section className="panel" aria-label={texts.redirects}>
          <div className="words-tools">
            <SearchInput label={texts.searchRedirects} value={search} onChange={setSearch} />
          </div>
          {list.isPending && <Loading />}
          {list.isError && <Failed error={list.error} retry={() => void list.refetch()} />}
          {data && (
            <RedirectTable
              redirects={data.redirects}
              found={data.found}
              isSearch={sought !== ''}
              chosen={typeof chosen === 'object' ? nameOf(chosen) : undefined}
              onChoose={setChosen}
            />
          )}
        </section>
        <div className="words-aside">
          {chosen !== undefined && (
            <Chosen key={chosen === 'new' ? 'new' : `${nameOf(chosen)} ${chosen.revision} ${chosen.origin}`}>
              <RedirectForm
                redirect={chosen === 'new' ? undefined : chosen}
                draft={drafts.all[draftName]}
                onType={(typed) => drafts.put(draftName, typed)}
                onDone={setChosen}
              />
            </Chosen>
          )}
          <TryAddress />
        </div>
      </div>
    </>
  );
}
