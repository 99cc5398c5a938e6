import type { ItemSummary } from '@trolley/contract';
import {
  configOfItem,
  contentFailures,
  discardContentDraft,
  getContentHistory,
  getContentItem,
  isRestricted,
  listContentItems,
  listContentVersions,
  pathOfItem,
  readAccessList,
  removeContentItem,
  restoreContentVersion,
  takeContentOffline,
} from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { buttonClass } from '@trolley/ui/buttonClass.ts';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useWords } from '../../contentWords/words.ts';
import { History } from '../../journal/History.tsx';
import { callStudio } from '../../shell/api/callStudio.ts';
import { useCall, useChange } from '../../shell/api/useCalls.ts';
import { useFormat } from '../../shell/language/format.ts';
import { Panel } from '../../shell/parts/Panel.tsx';
import { Link } from '../../shell/router/Link.tsx';
import { useSelf } from '../../shell/session/self.ts';
import { Ask } from '../parts/Ask.tsx';
import { DiscardDraft } from '../parts/DiscardDraft.tsx';
import { notify } from '../parts/notices.ts';
import { useTexts } from '../texts.ts';
import { ItemDrafts } from './ItemDrafts.tsx';
import { ItemState } from './ItemState.tsx';
import { MoveDialog } from './MoveDialog.tsx';

interface Props {
  readonly summary: ItemSummary;
  readonly title: string;
  readonly onGone: () => void;
  readonly onMoved: (item: string) => void;
}

/** The chosen item: when, who, where it is linked from, what would break, and whose drafts there are. */
export function ItemPanel({ summary, title, onGone, onMoved }: Props) {
  const texts = useTexts();
  const words = useWords();
  const format = useFormat();
  const self = useSelf();
  const [asked, setAsked] = useState<'move' | 'offline' | 'remove' | 'discard'>();
  const { item, revision, state } = summary;
  const found = useCall(getContentItem, { query: { item } }, { enabled: state !== 'removed' });
  const renews = [listContentItems, getContentItem, getContentHistory];
  const offline = useChange(takeContentOffline, renews);
  const remove = useChange(removeContentItem, renews);
  const restore = useChange(restoreContentVersion, renews);
  const discard = useChange(discardContentDraft, renews);
  const mayPublish = self.permissions.includes('content:publish');
  const links = found.data?.linkedFrom ?? [];
  const problems = found.data?.problems ?? [];
  const plans = found.data?.plans ?? [];
  const edit = `/content/edit?item=${encodeURIComponent(item)}`;
  const isPage = summary.path !== undefined;
  const isMine = summary.drafts.some((one) => one.by.id === self.id);
  const restoreTo = async (version: number, now: number) => {
    await restore.mutateAsync({ body: { item, version, revision: now } });
    notify(texts.restoredDone);
  };
  /** The latest that had something in it. */
  const bringBack = async () => {
    const { versions } = await callStudio(listContentVersions, { query: { item } });
    const last = versions.find(({ cause }) => cause !== 'removed');
    if (last) await restoreTo(last.revision, 0);
  };
  const undo = (version: number, now: number) => ({
    label: texts.undo,
    onPress: () => void restoreTo(version, now).catch(() => notify(texts.notSavedRefused, { tone: 'error' })),
  });
  return (
    <Panel title={title} aside={<ItemState item={summary} />}>
      <div className="item-panel">
        <dl className="item-facts">
          {isPage && <Fact name={texts.address}>{<span className="mono">{summary.path}</span>}</Fact>}
          {summary.nextPlan && <Fact name={texts.publishes}>{format.minute(summary.nextPlan.at)}</Fact>}
          {summary.validFrom !== undefined && <Fact name={texts.begins}>{format.minute(summary.validFrom)}</Fact>}
          {summary.validUntil !== undefined && <Fact name={texts.ends}>{format.minute(summary.validUntil)}</Fact>}
          {isPage && (
            <Fact name={texts.whoSees}>
              {isRestricted(summary.access)
                ? readAccessList(summary.access)
                    .map((one) => words.value(one))
                    .join(', ')
                : texts.everybody}
            </Fact>
          )}
          {isPage && (
            <Fact name={texts.linkedFrom}>
              {links.length === 0
                ? texts.nowhere
                : links.map((one, index) => (
                    <span key={one.item}>
                      {index > 0 && ', '}
                      <Link className="text-link" to={`/content/edit?item=${encodeURIComponent(one.item)}`}>
                        {words.item(one.item, one.title)}
                      </Link>
                    </span>
                  ))}
            </Fact>
          )}
          {summary.drafts.length > 0 && (
            <Fact name={texts.drafts}>
              <ItemDrafts {...{ summary, edit, onGone }} />
            </Fact>
          )}
        </dl>
        {problems.length > 0 && (
          <Alert tone="error" title={texts.problemsHere(problems.length)}>
            {words.problem(problems[0] as (typeof problems)[number])}
          </Alert>
        )}
        <div className="item-actions">
          {state === 'removed' ? (
            mayPublish && (
              <Button loading={restore.isPending} onClick={() => void bringBack()}>
                {texts.restorePage}
              </Button>
            )
          ) : (
            <Link className={buttonClass({})} to={edit}>
              {texts.openEditor}
            </Link>
          )}
          <Link className={buttonClass({ kind: 'outline' })} to={`/content/versions?item=${encodeURIComponent(item)}`}>
            {texts.versions}
          </Link>
          <span className="item-deeds">
            {isMine && (
              <Button kind="quiet" onClick={() => setAsked('discard')}>
                {texts.discard}
              </Button>
            )}
            {mayPublish && isPage && !summary.stays && revision > 0 && state !== 'removed' && (
              <>
                <Button kind="quiet" onClick={() => setAsked('move')}>
                  {texts.move}
                </Button>
                {state !== 'offline' && (
                  <Button kind="quiet" onClick={() => setAsked('offline')}>
                    {texts.takeOffline}
                  </Button>
                )}
                <Button kind="quiet" className="item-remove" onClick={() => setAsked('remove')}>
                  {texts.remove}
                </Button>
              </>
            )}
          </span>
        </div>
        <History folded subject={subjectOf(item)} />
      </div>
      {asked === 'move' && (
        <MoveDialog {...{ summary, title, onMoved }} links={links.length} onClose={() => setAsked(undefined)} />
      )}
      {asked === 'discard' && (
        <DiscardDraft
          isNew={revision === 0}
          onClose={() => setAsked(undefined)}
          onDiscard={async () => {
            await discard.mutateAsync({ query: { item } });
            notify(texts.discarded);
            if (revision === 0) onGone();
          }}
        />
      )}
      {asked === 'offline' && (
        <Ask
          title={texts.takeOfflineTitle(title)}
          deed={texts.takeOffline}
          keep={texts.keepIt}
          onClose={() => setAsked(undefined)}
          words={{ [contentFailures.itemStays]: texts.itemStays }}
          onDo={async () => {
            const answer = await offline.mutateAsync({ body: { item, revision } });
            notify(texts.offlineDone(title), { action: undo(revision, answer.revision) });
          }}
        >
          <p>{texts.takeOfflineHelp}</p>
          {links.length > 0 && <Alert tone="warning">{texts.breaks(links.length)}</Alert>}
        </Ask>
      )}
      {asked === 'remove' && plans.length > 0 && (
        <Dialog
          open
          onClose={() => setAsked(undefined)}
          title={texts.removeTitle(title)}
          closeLabel={texts.close}
          actions={
            <>
              <Button kind="outline" onClick={() => setAsked(undefined)}>
                {texts.keepIt}
              </Button>
              <Link className={buttonClass({})} to={`/content/versions?item=${encodeURIComponent(item)}`}>
                {texts.toPlans}
              </Link>
            </>
          }
        >
          <p>{texts.plansInTheWay(plans.length)}</p>
          <ul className="item-plans">
            {plans.map((plan) => (
              <li key={plan.id}>{format.minute(plan.at)}</li>
            ))}
          </ul>
        </Dialog>
      )}
      {asked === 'remove' && plans.length === 0 && (
        <Ask
          danger
          title={texts.removeTitle(title)}
          deed={texts.removePage}
          keep={texts.keepIt}
          onClose={() => setAsked(undefined)}
          words={{ [contentFailures.itemPlanned]: texts.plansFirst, [contentFailures.itemStays]: texts.itemStays }}
          onDo={async () => {
            await remove.mutateAsync({ query: { item, revision } });
            notify(texts.removedDone(title), { action: undo(revision, 0) });
            onGone();
          }}
        >
          <p>{texts.removeHelp}</p>
          {links.length > 0 && <Alert tone="warning">{texts.breaks(links.length)}</Alert>}
        </Ask>
      )}
    </Panel>
  );
}

/** As the journal names it. */
function subjectOf(item: string): { readonly kind: string; readonly id: string } {
  const path = pathOfItem(item);
  return path === undefined ? { kind: 'config', id: configOfItem(item) ?? '' } : { kind: 'page', id: path };
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
