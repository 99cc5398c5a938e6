import { useQuery } from '@tanstack/react-query';
import {
  checkRedirect,
  getContentHistory,
  listRedirects,
  redirectKinds,
  removeRedirect,
  type ShownRedirect,
  saveRedirect,
  type TypedRedirect,
  typedRedirect,
  wordFailures,
} from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { RadioGroup } from '@trolley/ui/RadioGroup.tsx';
import { TextField } from '@trolley/ui/TextField.tsx';
import { useEffect, useRef, useState } from 'react';
import { History } from '../../journal/History.tsx';
import { callStudio } from '../../shell/api/callStudio.ts';
import { useChange } from '../../shell/api/useCalls.ts';
import { useProblem } from '../../shell/api/useProblem.ts';
import { Panel } from '../../shell/parts/Panel.tsx';
import { tell } from '../../shell/toasts/toasts.ts';
import { useLater } from '../../shell/useLater.ts';
import { useMayPublish } from '../mayPublish.ts';
import { useTexts } from '../texts.ts';
import { RedirectProblems } from './RedirectProblems.tsx';

interface Props {
  /** Missing: a new one. */
  readonly redirect: ShownRedirect | undefined;
  /** What was typed and is not saved. */
  readonly draft: TypedRedirect | undefined;
  onType(draft: TypedRedirect | undefined): void;
  onDone(next: ShownRedirect | undefined): void;
}

const empty: TypedRedirect = { kind: 'oneToOne', from: '', to: '' };
const isTarget = (text: string) => typedRedirect.shape.to.safeParse(text).success;
const isSource = (text: string) => /^(\/|https?:\/\/)/i.test(text);

/** One redirect: made, changed, taken away and brought back. What speaks against it is said while one types. */
export function RedirectForm({ redirect, draft, onType, onDone }: Props) {
  const texts = useTexts();
  const mayPublish = useMayPublish();
  const { kind, from, to } = draft ?? redirect ?? empty;
  const type = (changed: Partial<TypedRedirect>) => onType({ kind, from, to, ...changed });
  const source = useRef<HTMLInputElement>(null);
  const [wasTried, setTried] = useState(false);
  const save = useChange(saveRedirect, [listRedirects, getContentHistory]);
  const remove = useChange(removeRedirect, [listRedirects, getContentHistory]);
  const typed: TypedRedirect = { kind, from: from.trim(), to: to.trim() };
  const isWhole = isSource(typed.from) && isTarget(typed.to);
  const checked = useProblems(isWhole ? typed : undefined, redirect);
  const say = useProblem({
    [wordFailures.redirectChanged]: texts.redirectChanged,
    [wordFailures.redirectExists]: texts.redirectExists,
    [wordFailures.redirectNotFound]: texts.redirectNotFound,
    [wordFailures.redirectRefused]: texts.redirectRefused,
  });
  const isRemoved = redirect?.origin === 'removed';
  const isChanged = !redirect || isRemoved || redirect.kind !== kind || redirect.from !== from || redirect.to !== to;
  const refused = checked.problems?.some((problem) => problem.refused) ?? false;

  // Whoever asked for a new one types next.
  useEffect(() => {
    if (!redirect) source.current?.focus();
  }, [redirect]);

  function put(body: TypedRedirect, was: ShownRedirect | undefined, done: string): void {
    save.mutate(inputOf(body, was), {
      onSuccess: (saved) => {
        onType(undefined);
        tell({ text: done });
        onDone(saved);
      },
    });
  }

  function takeAway(one: ShownRedirect): void {
    remove.mutate(
      { body: { kind: one.kind, from: one.from, revision: one.revision } },
      {
        onSuccess: ({ revision }) => {
          const was = one.fileTo === undefined ? undefined : { ...one, revision };
          tell({
            text: texts.removed(one.from),
            action: { label: texts.undo, onPress: () => bringBack(one, was) },
          });
          onType(undefined);
          onDone(undefined);
        },
      },
    );
  }

  /** The form is gone by then: what becomes of it is said below the screen. */
  function bringBack({ kind, from, to }: TypedRedirect, was: ShownRedirect | undefined): void {
    save.mutateAsync(inputOf({ kind, from, to }, was)).then(
      () => tell({ text: texts.undone }),
      (error: unknown) => tell({ tone: 'error', text: say(error) }),
    );
  }

  const failure = save.error ?? remove.error;
  return (
    <Panel title={redirect ? texts.changeRedirect : texts.newRedirect}>
      <form
        className="words-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (isWhole && !refused) put(typed, redirect, texts.saved);
        }}
      >
        <fieldset className="words-fields" disabled={!mayPublish}>
          <TextField
            label={texts.from}
            hint={texts.fromHint}
            error={wasTried && !isSource(typed.from) ? texts.fromWrong : undefined}
            autoComplete="off"
            ref={source}
            spellCheck={false}
            value={from}
            onChange={(event) => type({ from: event.target.value })}
          />
          <RadioGroup
            legend={texts.kind}
            name="kind"
            value={kind}
            onChange={(value) => type({ kind: redirectKinds.find((one) => one === value) ?? 'oneToOne' })}
            choices={[
              { value: 'oneToOne', label: texts.kindOneToOne, hint: texts.kindOneToOneHint },
              { value: 'manyToOne', label: texts.kindManyToOne, hint: texts.kindManyToOneHint },
              { value: 'manyToMany', label: texts.kindManyToMany, hint: texts.kindManyToManyHint },
            ]}
          />
          <TextField
            label={texts.to}
            hint={texts.toHint}
            error={(wasTried || typed.to !== '') && !isTarget(typed.to) ? texts.toWrong : undefined}
            autoComplete="off"
            spellCheck={false}
            value={to}
            onChange={(event) => type({ to: event.target.value })}
          />
        </fieldset>
        {isWhole && (
          <RedirectProblems
            problems={checked.problems}
            onTake={mayPublish ? (target) => type({ to: target }) : undefined}
          />
        )}
        {redirect?.fileTo !== undefined && redirect.origin !== 'file' && (
          <p className="words-note mono">{texts.fileSays(redirect.fileTo)}</p>
        )}
        {failure && (
          <Alert tone="error" role="alert">
            {say(failure)}
          </Alert>
        )}
        {mayPublish ? (
          <div className="words-actions">
            <Button type="submit" loading={save.isPending} disabled={refused || !isChanged}>
              {isRemoved ? texts.restore : texts.save}
            </Button>
            {redirect && redirect.fileTo !== undefined && redirect.origin === 'edited' && (
              <Button
                kind="outline"
                onClick={() => put({ ...redirect, to: redirect.fileTo ?? '' }, redirect, texts.undone)}
              >
                {texts.backToFile}
              </Button>
            )}
            {redirect && !isRemoved && (
              <Button kind="quiet" loading={remove.isPending} onClick={() => takeAway(redirect)}>
                {texts.remove}
              </Button>
            )}
            <Button
              kind="quiet"
              onClick={() => {
                onType(undefined);
                onDone(undefined);
              }}
            >
              {texts.cancel}
            </Button>
          </div>
        ) : (
          <Alert tone="info">{texts.readOnly}</Alert>
        )}
        {redirect && <History folded subject={{ kind: 'redirect', id: redirect.from }} />}
      </form>
    </Panel>
  );
}

function inputOf({ kind, from, to }: TypedRedirect, was: ShownRedirect | undefined) {
  const before = was && { kind: was.kind, from: was.from, revision: was.revision };
  return { body: { kind, from, to, ...(before && { was: before }) } };
}

/** What speaks against it, asked once typing rests. */
function useProblems(typed: TypedRedirect | undefined, redirect: ShownRedirect | undefined) {
  const asked = useLater(typed === undefined ? undefined : JSON.stringify(typed));
  const was = redirect && { kind: redirect.kind, from: redirect.from };
  const { data } = useQuery({
    queryKey: [checkRedirect.path, asked, was],
    queryFn: ({ signal }) =>
      callStudio(
        checkRedirect,
        { body: { ...(JSON.parse(asked ?? '{}') as TypedRedirect), ...(was && { was }) } },
        { signal },
      ),
    enabled: asked !== undefined,
    staleTime: 0,
  });
  const isOfNow = typed !== undefined && asked === JSON.stringify(typed);
  return { problems: isOfNow ? data?.problems : undefined };
}
