import type { ContentVersion } from '@trolley/contract';
import {
  getContentItem,
  getContentVersion,
  listContentItems,
  listContentVersions,
  pathOfItem,
  restoreContentVersion,
  saveContentDraft,
} from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { buttonClass } from '@trolley/ui/buttonClass.ts';
import { useMemo, useState } from 'react';
import { useWords } from '../../contentWords/words.ts';
import { useCall, useChange } from '../../shell/api/useCalls.ts';
import { useProblem } from '../../shell/api/useProblem.ts';
import { useFormat } from '../../shell/language/format.ts';
import { Failed } from '../../shell/parts/Failed.tsx';
import { Loading } from '../../shell/parts/Loading.tsx';
import { PageHead } from '../../shell/parts/PageHead.tsx';
import { Link } from '../../shell/router/Link.tsx';
import { navigate, usePlace } from '../../shell/router/router.ts';
import { useSelf } from '../../shell/session/self.ts';
import { differenceOf } from '../difference/blocks.ts';
import type { Json } from '../model/json.ts';
import { getAt, textOf } from '../model/json.ts';
import { withDefaults } from '../model/withDefaults.ts';
import { Ask } from '../parts/Ask.tsx';
import { Notices } from '../parts/Notices.tsx';
import { notify } from '../parts/notices.ts';
import { useTakeOver } from '../parts/useTakeOver.tsx';
import { useTexts } from '../texts.ts';
import { DifferenceView } from './DifferenceView.tsx';
import { takeBlocks } from './takeBlocks.ts';
import { VersionList } from './VersionList.tsx';
import '../content.css';
import '../parts.css';
import '../versions.css';

/** `/content/versions?item=page:/about`: what will be, what is, what was; and the difference of a version to now. */
export function VersionsScreen() {
  const { search } = usePlace();
  const item = new URLSearchParams(search).get('item') ?? 'page:/';
  return <Versions key={item} item={item} />;
}

function Versions({ item }: { readonly item: string }) {
  const texts = useTexts();
  const words = useWords();
  const format = useFormat();
  const self = useSelf();
  const say = useProblem();
  const [chosen, setChosen] = useState<number>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const renews = [getContentItem, listContentItems, listContentVersions];
  const found = useCall(getContentItem, { query: { item } });
  const first = useCall(listContentVersions, { query: { item } });
  const live = found.data?.live;
  // A removal has nothing in it to look at.
  const earlier = first.data?.versions.find(
    (one) => one.revision < (live?.revision ?? Infinity) && one.cause !== 'removed',
  );
  const revision = chosen ?? earlier?.revision;
  const version = useCall(
    getContentVersion,
    { query: { item, revision: revision ?? 0 } },
    { enabled: revision !== undefined },
  );
  const restore = useChange(restoreContentVersion, renews);
  const save = useChange(saveContentDraft, renews);
  const takeOver = useTakeOver(item);
  const was = version.data?.value as Json | undefined;
  const now = live?.value as Json | undefined;
  const difference = useMemo(
    () => (was && now ? differenceOf(withDefaults(item, was), withDefaults(item, now)) : undefined),
    [item, was, now],
  );
  if (found.isError && first.isError) return <Failed error={found.error} retry={() => void found.refetch()} />;
  if (!first.data || (found.isPending && !found.isError)) return <Loading lines={8} />;
  const plans = found.data?.plans ?? [];
  const own = found.data?.draft?.value as Json | undefined;
  // What was never live is called as its draft or its plan calls it.
  const named = textOf(getAt(now ?? was ?? own ?? {}, ['title'])) || plans[0]?.title || pathOfItem(item);
  const title = words.item(item, named ?? item);
  const edit = `/content/edit?item=${encodeURIComponent(item)}`;
  const mayPublish = self.permissions.includes('content:publish');
  const mayWrite = self.permissions.includes('content:write');
  const fail = (error: unknown) => notify(say(error), { tone: 'error' });
  const choose = (one: ContentVersion) => {
    setChosen(one.revision);
    setTicked(new Set());
  };
  const takeTicked = async () => {
    if (!was) return;
    const draft = found.data?.draft;
    const onto = (draft?.value ?? live?.value ?? {}) as Json;
    const value = takeBlocks(onto, was, ticked) as Record<string, unknown>;
    try {
      const baseRevision = draft?.baseRevision ?? live?.revision ?? 0;
      await save.mutateAsync({ body: { item, value, baseRevision, revision: draft?.revision } });
      notify(texts.takenIntoDraft);
      navigate(edit);
    } catch (error) {
      fail(error);
    }
  };
  return (
    <>
      <nav className="crumbs" aria-label={texts.content}>
        <Link to="/content">{texts.content}</Link> › <Link to={edit}>{title}</Link> › <b>{texts.versions}</b>
      </nav>
      <PageHead
        title={title}
        lead={[
          live && (live.value.draft === true ? texts.offlineSince : texts.liveSince)(format.moment(live.at)),
          texts.versionsCount(first.data.versions.length, plans.length),
        ]
          .filter(Boolean)
          .join(' · ')}
      >
        <Link className={buttonClass({ kind: 'outline' })} to={edit}>
          {texts.openEditor}
        </Link>
        {mayWrite && ticked.size > 0 && (
          <Button kind="outline" loading={save.isPending} onClick={() => void takeTicked()}>
            {texts.restoreChosen(ticked.size)}
          </Button>
        )}
        {/* Also while another one is on its way: it may have the focus. */}
        {mayPublish && !version.isError && revision !== undefined && revision !== live?.revision && (
          <Button onClick={() => setAsked(true)}>{texts.restoreAll(revision)}</Button>
        )}
      </PageHead>
      <div className="versions-grid">
        <VersionList
          item={item}
          first={first.data}
          live={live?.revision}
          chosen={revision}
          plans={plans}
          mayPublish={mayPublish}
          onChoose={choose}
          onChanged={() => void found.refetch()}
          onTakeOver={(planId) => takeOver.take({ planId })}
        />
        <DifferenceView
          version={revision}
          live={live?.revision}
          value={was}
          difference={difference}
          ticked={ticked}
          mayTake={mayWrite}
          onTick={(key, isOn) =>
            setTicked((keys) => new Set(isOn ? [...keys, key] : [...keys].filter((one) => one !== key)))
          }
        />
      </div>
      {isAsked && revision !== undefined && (
        <Ask
          title={texts.restoreAllTitle(revision)}
          deed={texts.restoreAll(revision)}
          onClose={() => setAsked(false)}
          onDo={async () => {
            const before = live?.revision;
            const answer = await restore.mutateAsync({ body: { item, version: revision, revision: before ?? 0 } });
            setChosen(before);
            notify(texts.restoredVersion(revision), {
              action:
                before === undefined
                  ? undefined
                  : {
                      label: texts.undo,
                      onPress: () =>
                        restore.mutate(
                          { body: { item, version: before, revision: answer.revision } },
                          { onSuccess: () => notify(texts.restoredVersion(before)), onError: fail },
                        ),
                    },
            });
          }}
        >
          <p>{texts.restoreAllHelp}</p>
        </Ask>
      )}
      {takeOver.question}
      <Notices />
    </>
  );
}
