import { useWords, type Words } from '../../contentWords/words.ts';
import { differentWords } from '../difference/words.ts';
import { plainText, summaryOf } from '../model/blockSummary.ts';
import type { Json } from '../model/json.ts';
import { isList, isObject } from '../model/json.ts';
import { useTexts } from '../texts.ts';

interface Props {
  readonly value: Json | undefined;
  /** What it is compared with: words only one of them has are marked. */
  readonly against?: Json;
  readonly mark?: 'added' | 'removed';
}

/** A value in a line or two, as a reader would see it. */
export function ValueView({ value, against, mark = 'added' }: Props) {
  const texts = useTexts();
  const words = useWords();
  const said = say(value, words);
  if (said === '') return <p className="value value-none">{texts.nothingThere}</p>;
  if (against === undefined) return <p className="value">{said}</p>;
  const parts =
    mark === 'added' ? differentWords(say(against, words), said) : differentWords(said, say(against, words));
  return (
    <p className="value">
      {parts
        .filter(({ kind }) => kind === 'same' || kind === mark)
        .map(({ kind, text }, index) =>
          kind === 'same' ? text : mark === 'added' ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>,
        )}
    </p>
  );
}

export function say(value: Json | undefined, words: Words): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return /<\w/.test(value) ? plainText(value) : value;
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (typeof value === 'number') return String(value);
  if (isList(value))
    return value
      .map((one) => say(one, words))
      .filter(Boolean)
      .join(' · ');
  if (!isObject(value)) return '';
  const summary = summaryOf(value);
  if (summary) return summary;
  return Object.entries(value)
    .filter(([name]) => name !== 'id')
    .map(([name, one]) => (typeof one === 'string' && name === 'kind' ? words.value(one) : say(one, words)))
    .filter(Boolean)
    .join(' · ');
}
