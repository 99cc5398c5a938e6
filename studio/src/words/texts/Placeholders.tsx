import type { TextArgument } from '@trolley/contract';
import type { WordTexts } from '../messages.en.ts';
import { useTexts } from '../texts.ts';

interface Props {
  readonly of: readonly TextArgument[];
  /** Missing where nothing can be changed. */
  readonly onInsert?: ((name: string) => void) | undefined;
}

/** What the shop fills into a text; a press puts it where the cursor is. */
export function Placeholders({ of, onInsert }: Props) {
  const texts = useTexts();
  if (of.length === 0) return null;
  return (
    <div className="words-placeholders">
      <h3>{texts.placeholders}</h3>
      <ul>
        {of.map(({ name, kind }) => (
          <li key={name}>
            <button
              type="button"
              className="words-placeholder mono"
              disabled={!onInsert}
              title={texts.insert(name)}
              onClick={() => onInsert?.(name)}
            >
              {`{${name}}`}
            </button>
            <small>{kindText(kind, texts)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

function kindText(kind: TextArgument['kind'], texts: WordTexts): string {
  switch (kind) {
    case 'number':
      return texts.argumentNumber;
    case 'date':
      return texts.argumentDate;
    case 'choice':
      return texts.argumentChoice;
    case 'plain':
      return texts.argumentPlain;
  }
}
