import type { ContentPlan, ContentVersion } from '@trolley/contract';
import { listContentVersions } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { classes } from '@trolley/ui/classes.ts';
import { useState } from 'react';
import { callStudio } from '../../shell/api/callStudio.ts';
import { useFormat } from '../../shell/language/format.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { Avatar } from '../../shell/parts/Person.tsx';
import { State } from '../../shell/parts/State.tsx';
import { useShop } from '../../shell/shop.ts';
import type { ContentTexts } from '../messages.en.ts';
import { zoneName } from '../model/moment.ts';
import { PlanRow } from '../parts/PlanRow.tsx';
import { useTexts } from '../texts.ts';

interface Props {
  readonly item: string;
  readonly first: { readonly versions: readonly ContentVersion[]; readonly next?: number };
  readonly live?: number;
  readonly chosen?: number;
  readonly plans: readonly ContentPlan[];
  readonly mayPublish: boolean;
  readonly onChoose: (version: ContentVersion) => void;
  readonly onChanged: () => void;
  readonly onTakeOver: (planId: string) => void;
}

/** Plans above, live, versions below: one list of what will be, what is and what was. */
export function VersionList(props: Props) {
  const { item, first, live, chosen, plans, mayPublish, onChoose, onChanged, onTakeOver } = props;
  const texts = useTexts();
  const { timeZone } = useShop();
  const { language } = useLanguage();
  const [older, setOlder] = useState<{ versions: readonly ContentVersion[]; next?: number }>();
  const next = older ? older.next : first.next;
  const more = async () => {
    const answer = await callStudio(listContentVersions, { query: { item, before: next } });
    setOlder((now) => ({ versions: [...(now?.versions ?? []), ...answer.versions], next: answer.next }));
  };
  return (
    <section className="panel versions" aria-label={texts.versions}>
      <header className="versions-head">
        <h2>{texts.planned}</h2>
        <small>{texts.zone(zoneName(timeZone, language))}</small>
      </header>
      {plans.length === 0 ? (
        <p className="edit-note versions-none">{texts.noPlans}</p>
      ) : (
        <ul className="plans">
          {plans.map((plan) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              mayPublish={mayPublish}
              onChanged={onChanged}
              onTakeOver={() => onTakeOver(plan.id)}
            />
          ))}
        </ul>
      )}
      <header className="versions-head">
        <h2>{texts.versions}</h2>
      </header>
      <ol className="versions-list">
        {[...first.versions, ...(older?.versions ?? [])].map((version) => (
          <Version
            key={version.revision}
            version={version}
            isLive={version.revision === live}
            isChosen={version.revision === chosen}
            onChoose={() => onChoose(version)}
          />
        ))}
      </ol>
      <footer className="panel-foot">
        {texts.versionsKept}
        {next !== undefined && (
          <Button kind="outline" size="s" onClick={() => void more()}>
            {texts.older}
          </Button>
        )}
      </footer>
    </section>
  );
}

interface VersionProps {
  readonly version: ContentVersion;
  readonly isLive: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Version({ version, isLive, isChosen, onChoose }: VersionProps) {
  const texts = useTexts();
  const format = useFormat();
  const { revision, at, by, note, cause } = version;
  // With a note of its own it was published, unless it says how else it came.
  const isTold = note !== undefined && cause !== 'published';
  return (
    <li>
      <button
        type="button"
        className={classes('version', isChosen && 'version-chosen')}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
      >
        <b className="version-number">{revision}</b>
        <span className="version-words">
          <b>{note ?? causeOf(cause, texts)}</b>
          <small>{[by?.name, format.moment(at), isTold && causeOf(cause, texts)].filter(Boolean).join(' · ')}</small>
        </span>
        {isLive ? (
          <State tone="ok">{texts.live}</State>
        ) : isChosen ? (
          <State tone="info" dot="none">
            {texts.chosen}
          </State>
        ) : (
          by?.name && (
            <span title={by.name}>
              <Avatar name={by.name} small />
            </span>
          )
        )}
      </button>
    </li>
  );
}

function causeOf(cause: ContentVersion['cause'], texts: ContentTexts): string {
  switch (cause) {
    case 'published':
      return texts.published;
    case 'planned':
      return texts.plannedPublished;
    case 'restored':
      return texts.restored;
    case 'offline':
      return texts.tookOffline;
    case 'removed':
      return texts.wasRemoved;
    case 'moved':
      return texts.moved;
    case 'seeded':
      return texts.seeded;
    case 'outside':
      return texts.outside;
  }
}
