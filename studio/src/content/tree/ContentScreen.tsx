import type { ItemSummary } from '@trolley/contract';
import { clientConfigTypes, configOfItem, listContentItems } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Drawer } from '@trolley/ui/Drawer.tsx';
import { PlusIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { useWords } from '../../contentWords/words.ts';
import { useCall } from '../../shell/api/useCalls.ts';
import { Failed } from '../../shell/parts/Failed.tsx';
import { Keys } from '../../shell/parts/Keys.tsx';
import { Loading } from '../../shell/parts/Loading.tsx';
import { PageHead } from '../../shell/parts/PageHead.tsx';
import { navigate, usePlace } from '../../shell/router/router.ts';
import { useSelf } from '../../shell/session/self.ts';
import { useIsNarrow } from '../editor/useIsNarrow.ts';
import { useShortcuts } from '../editor/useShortcuts.ts';
import { Notices } from '../parts/Notices.tsx';
import { useTexts } from '../texts.ts';
import { ItemPanel } from './ItemPanel.tsx';
import { ItemTable } from './ItemTable.tsx';
import { NewPageDialog } from './NewPageDialog.tsx';
import '../content.css';
import '../parts.css';

const views = ['pages', 'menus', 'components'] as const;
type View = (typeof views)[number];

/** `/content`: everything editors change, with the chosen item beside it. */
export function ContentScreen() {
  const texts = useTexts();
  const words = useWords();
  const self = useSelf();
  const { search } = usePlace();
  const query = new URLSearchParams(search);
  const view: View = views.find((one) => one === query.get('view')) ?? 'pages';
  const chosen = query.get('item') ?? undefined;
  const [isNew, setNew] = useState(false);
  const isNarrow = useIsNarrow();
  const items = useCall(listContentItems, {}, { refetchEveryMs: 30_000 });
  const mayWrite = self.permissions.includes('content:write');
  useShortcuts({ n: () => mayWrite && setNew(true) });
  const go = (next: { view?: View; item?: string }) => {
    const to = new URLSearchParams();
    if ((next.view ?? view) !== 'pages') to.set('view', next.view ?? view);
    if (next.item !== undefined) to.set('item', next.item);
    navigate(`/content${to.size > 0 ? `?${to}` : ''}`, { replace: true });
  };
  if (items.isError) return <Failed error={items.error} retry={() => void items.refetch()} />;
  if (!items.data) return <Loading lines={10} />;
  const { pages, configs } = items.data;
  const shown: readonly ItemSummary[] =
    view === 'pages' ? pages : configs.filter((one) => isAround(one) === (view === 'menus'));
  const item = [...pages, ...configs].find((one) => one.item === chosen) ?? (isNarrow ? undefined : shown[0]);
  const panel = item && (
    <ItemPanel
      key={item.item}
      summary={item}
      title={words.item(item.item, item.title)}
      onGone={() => go({})}
      onMoved={(next) => go({ item: next })}
    />
  );
  return (
    <>
      <PageHead title={texts.content} lead={texts.counts(pages.length, configs.length)}>
        <div className="segments">
          {views.map((one) => (
            <button key={one} type="button" aria-pressed={one === view} onClick={() => go({ view: one })}>
              {texts[one]}
            </button>
          ))}
        </div>
        {mayWrite && (
          <Button icon={PlusIcon} onClick={() => setNew(true)}>
            {texts.newPage} <Keys keys={['N']} />
          </Button>
        )}
      </PageHead>
      <div className="content-grid">
        <ItemTable
          items={shown}
          isTree={view === 'pages'}
          chosen={item?.item}
          onChoose={(next) => go({ item: next })}
        />
        {!isNarrow && panel}
      </div>
      {isNarrow && (
        <Drawer
          open={panel !== undefined}
          onClose={() => go({})}
          title={item ? words.item(item.item, item.title) : ''}
          closeLabel={texts.close}
        >
          {panel}
        </Drawer>
      )}
      {isNew && <NewPageDialog pages={pages} onClose={() => setNew(false)} />}
      <Notices />
    </>
  );
}

/** Header, footer, banners and settings of all pages, apart from the words of components. */
function isAround({ item }: ItemSummary): boolean {
  return (clientConfigTypes as readonly string[]).includes(configOfItem(item) ?? '');
}
