import {
  contentFailures,
  contentLimits,
  getContentItem,
  listContentItems,
  takeOverContentDraft,
} from '@trolley/contract';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { StudioError } from '../../shell/api/studioError.ts';
import { useChange } from '../../shell/api/useCalls.ts';
import { useProblem } from '../../shell/api/useProblem.ts';
import { useFormat } from '../../shell/language/format.ts';
import { navigate } from '../../shell/router/router.ts';
import { useTexts } from '../texts.ts';
import { Ask } from './Ask.tsx';
import { notify } from './notices.ts';

/** A colleague's draft, or what a plan holds. */
type Source = { readonly draftId: string } | { readonly planId: string };

/** One's own draft, as the shop tells of it when it would be replaced. */
interface Own {
  readonly revision?: number;
  readonly changedAt?: string;
}

export interface TakeOver {
  take(source: Source): void;
  readonly isPending: boolean;
  /** Asks where a draft of one's own would be replaced. */
  readonly question: ReactNode;
}

/** Copies what somebody wrote into one's own draft and opens it. The first try names none, so that none is replaced unasked. */
export function useTakeOver(item: string): TakeOver {
  const texts = useTexts();
  const format = useFormat();
  const words = { [contentFailures.tooManyDrafts]: texts.tooManyDrafts(contentLimits.draftsPerPerson) };
  const say = useProblem(words);
  const [asked, setAsked] = useState<{ readonly source: Source; readonly own: Own }>();
  const takeOver = useChange(takeOverContentDraft, [getContentItem, listContentItems]);
  const copy = async (source: Source, revision?: number) => {
    try {
      await takeOver.mutateAsync({ body: { ...source, revision } });
    } catch (error) {
      const own = ownDraftOf(error);
      if (own) setAsked({ source, own });
      throw error;
    }
    navigate(`/content/edit?item=${encodeURIComponent(item)}`);
  };
  const take = (source: Source) =>
    void copy(source).catch((error: unknown) => {
      if (!ownDraftOf(error)) notify(say(error), { tone: 'error' });
    });
  const question = asked && (
    <Ask
      danger
      title={texts.replaceTitle}
      deed={texts.replaceDraft}
      keep={texts.keepMine}
      words={{ ...words, [contentFailures.draftChanged]: texts.replaceAgain }}
      onDo={() => copy(asked.source, asked.own.revision)}
      onClose={() => setAsked(undefined)}
    >
      <p>{texts.replaceHelp(asked.own.changedAt === undefined ? undefined : format.minute(asked.own.changedAt))}</p>
    </Ask>
  );
  return { take, isPending: takeOver.isPending, question };
}

/** Undefined where it failed with something else; empty where one's own was published or thrown away in that moment. */
function ownDraftOf(error: unknown): Own | undefined {
  if (!(error instanceof StudioError) || error.code !== contentFailures.draftChanged) return undefined;
  const told = error.failure.customPayload as { readonly draft?: Own } | undefined;
  return told?.draft ?? {};
}
