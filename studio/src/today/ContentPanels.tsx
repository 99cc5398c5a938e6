import type { TodayContent } from '@trolley/contract';
import { useWords } from '../contentWords/words.ts';
import { type Format, useFormat } from '../shell/language/format.ts';
import { State } from '../shell/parts/State.tsx';
import { Link } from '../shell/router/Link.tsx';
import { Lines } from './Lines.tsx';
import { useTexts } from './texts.ts';

interface Props {
  readonly content: TodayContent;
  readonly now: string;
  /** Nothing is said of what there is none of: the day has other things to tell. */
  readonly brief: boolean;
}

const editorOf = (item: string) => `/content/edit?item=${encodeURIComponent(item)}`;
const versionsOf = (item: string) => `/content/versions?item=${encodeURIComponent(item)}`;
/** Of today the time is enough. */
const whenOf = (iso: string, now: string, { day, time, minute }: Format) =>
  day(iso) === day(now) ? time(iso) : minute(iso);
const said = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ');

/** What an editor goes on with: work that is begun, and what appears by itself. */
export function BegunContent({ content, now, brief }: Props) {
  const texts = useTexts();
  const words = useWords();
  const format = useFormat();
  const { own, others, plans } = content;
  const draftLines = (drafts: TodayContent['own']['drafts'], isOwn = false) =>
    drafts.map(({ item, title, changedAt, isNew, by }) => ({
      key: `${item} ${by?.id ?? ''}`,
      to: editorOf(item),
      title: words.item(item, title),
      detail: said(isOwn ? undefined : by?.name, whenOf(changedAt, now, format)),
      state: <State dot={isNew ? 'ring' : 'half'}>{isNew ? texts.isNew : texts.isDraft}</State>,
    }));
  const toContent = (
    <Link to="/content" className="link">
      {texts.toContent}
    </Link>
  );
  return (
    <>
      {(own.count > 0 || !brief) && (
        <Lines
          title={texts.ownDrafts}
          lines={draftLines(own.drafts, true)}
          count={own.count > 0 ? format.count(own.count) : undefined}
          none={texts.noOwnDrafts}
          foot={toContent}
        />
      )}
      {(plans.length > 0 || !brief) && (
        <Lines
          title={texts.plans}
          lines={plans.map(({ id, item, title, at, failed, by }) => ({
            key: id,
            to: versionsOf(item),
            title: words.item(item, title),
            detail: said(format.minute(at), by?.name),
            state: failed ? <State tone="error">{texts.planFailed}</State> : <State tone="info">{texts.planned}</State>,
          }))}
          warns={plans.some(({ failed }) => failed)}
          none={texts.noPlans}
        />
      )}
      {others.count > 0 && (
        <Lines
          title={texts.othersDrafts}
          lines={draftLines(others.drafts)}
          count={format.count(others.count)}
          none=""
          foot={toContent}
        />
      )}
    </>
  );
}

/** What is broken, and what became of the shop lately. */
export function StandingContent({ content, now, brief }: Props) {
  const texts = useTexts();
  const words = useWords();
  const format = useFormat();
  const { problems, changes } = content;
  return (
    <>
      {(problems.count > 0 || !brief) && (
        <Lines
          warns
          title={texts.problems}
          lines={problems.items.map(({ item, title, problems: count }) => ({
            key: item,
            to: editorOf(item),
            title: words.item(item, title),
            detail: texts.problemsOf(count),
          }))}
          count={problems.count > 0 ? format.count(problems.count) : undefined}
          none={texts.noProblems}
        />
      )}
      {(changes.length > 0 || !brief) && (
        <Lines
          title={texts.changes}
          lines={changes.map(({ item, title, at, revision, cause, by }) => ({
            key: `${item} ${revision}`,
            to: versionsOf(item),
            title: words.item(item, title),
            detail: said(by?.name || texts.shop, whenOf(at, now, format)),
            state: <State dot="none">{texts.causes[cause]}</State>,
          }))}
          none={texts.noChanges}
        />
      )}
    </>
  );
}
