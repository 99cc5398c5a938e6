import {
  getContentHistory,
  listTexts,
  resetText,
  type ShownText,
  saveText,
  type TextPlace,
  wordFailures,
} from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { TextArea } from '@trolley/ui/TextArea.tsx';
import { type KeyboardEvent, useRef } from 'react';
import { History } from '../../journal/History.tsx';
import { useChange } from '../../shell/api/useCalls.ts';
import { useProblem } from '../../shell/api/useProblem.ts';
import { useFormat } from '../../shell/language/format.ts';
import { Panel } from '../../shell/parts/Panel.tsx';
import { tell } from '../../shell/toasts/toasts.ts';
import { useMayPublish } from '../mayPublish.ts';
import { useTexts } from '../texts.ts';
import { Examples } from './Examples.tsx';
import { Placeholders } from './Placeholders.tsx';
import { PlacesOf } from './PlacesOf.tsx';
import { problemText } from './problemText.ts';
import { useCheck } from './useCheck.ts';

interface Props {
  readonly shown: ShownText;
  readonly places: readonly TextPlace[];
  /** What was typed and is not saved. */
  readonly draft: string | undefined;
  onType(draft: string | undefined): void;
  /** What was typed is saved, as it was then. */
  onSaved(typed: string): void;
}

/** One text: the original, the shop's own beside it, how both read, and where they stand. */
export function TextEditor({ shown, places, draft, onType, onSaved }: Props) {
  const texts = useTexts();
  const format = useFormat();
  const mayPublish = useMayPublish();
  const field = useRef<HTMLTextAreaElement>(null);
  const { key, original, revision } = shown;
  const saved = shown.text ?? original;
  const text = draft ?? saved;
  const setText = (typed: string) => onType(typed === saved ? undefined : typed);
  const save = useChange(saveText, [listTexts, getContentHistory]);
  const reset = useChange(resetText, [listTexts, getContentHistory]);
  const checked = useCheck(key, text.trim());
  const isDirty = text.trim() !== saved;
  const problems = checked?.problems ?? [];
  const say = useProblem({
    [wordFailures.textChanged]: texts.textChanged,
    [wordFailures.textRefused]: texts.textRefused,
    [wordFailures.textFixed]: texts.fixed,
  });

  function put(): void {
    if (!isDirty || problems.length > 0 || !mayPublish) return;
    save.mutate(
      { body: { key, text: text.trim(), revision } },
      {
        onSuccess: () => {
          onSaved(text);
          tell({ text: texts.textSaved });
        },
      },
    );
  }

  function giveBack(): void {
    const { text: before } = shown;
    reset.mutate(
      { body: { key, revision } },
      {
        onSuccess: () => {
          onType(undefined);
          tell({
            text: texts.resetDone,
            ...(before !== undefined && {
              action: {
                label: texts.undo,
                onPress: () =>
                  // Somebody may look at another text by then.
                  void save
                    .mutateAsync({ body: { key, text: before, revision: 0 } })
                    .catch((error: unknown) => tell({ tone: 'error', text: say(error) })),
              },
            }),
          });
        },
      },
    );
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    put();
  }

  function insert(name: string): void {
    const { selectionStart, selectionEnd } = field.current ?? {
      selectionStart: text.length,
      selectionEnd: text.length,
    };
    setText(`${text.slice(0, selectionStart)}{${name}}${text.slice(selectionEnd)}`);
    field.current?.focus();
  }

  const failure = save.error ?? reset.error;
  return (
    <Panel title={<span className="mono words-title">{key}</span>}>
      <div className="words-form">
        <PlacesOf of={shown.places} places={places} />
        {shown.formerOriginal !== undefined && (
          <Alert tone={shown.unfit ? 'error' : 'warning'}>
            {shown.unfit ? texts.unfit : texts.upstream}
            {!shown.unfit && <q className="words-quote">{shown.formerOriginal}</q>}
          </Alert>
        )}
        <div className="words-original">
          <h3>{texts.original}</h3>
          <p className="words-quote">{original}</p>
        </div>
        {shown.fixed ? (
          <Alert tone="info">{texts.fixed}</Alert>
        ) : (
          <>
            <TextArea
              ref={field}
              label={texts.yourText}
              rows={3}
              value={text}
              readOnly={!mayPublish}
              error={problems.length > 0 ? problems.map((one) => problemText(one, texts)).join(' ') : undefined}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <Placeholders of={checked?.arguments ?? []} onInsert={mayPublish ? insert : undefined} />
            {checked && <Examples original={checked.originalExamples} now={checked.examples} />}
            {failure && (
              <Alert tone="error" role="alert">
                {say(failure)}
              </Alert>
            )}
            {mayPublish ? (
              <div className="words-actions">
                <Button loading={save.isPending} disabled={!isDirty || problems.length > 0} onClick={put}>
                  {texts.save}
                </Button>
                {shown.text !== undefined && (
                  <Button kind="outline" loading={reset.isPending} onClick={giveBack}>
                    {texts.reset}
                  </Button>
                )}
                {isDirty && (
                  <Button kind="quiet" onClick={() => onType(undefined)}>
                    {texts.discard}
                  </Button>
                )}
              </div>
            ) : (
              <Alert tone="info">{texts.readOnly}</Alert>
            )}
          </>
        )}
        {shown.changedAt !== undefined && (
          <p className="words-note">{texts.lastChange(shown.changedBy?.name ?? '', format.moment(shown.changedAt))}</p>
        )}
        <History folded subject={{ kind: 'message', id: key }} />
      </div>
    </Panel>
  );
}
