import type { TextExample } from '@trolley/contract';
import { useTexts } from '../texts.ts';

interface Props {
  readonly original: readonly TextExample[];
  /** Empty while something is wrong. */
  readonly now: readonly TextExample[];
}

/** Original and new, filled in, with the numbers that tell plural forms apart. */
export function Examples({ original, now }: Props) {
  const texts = useTexts();
  const given = [...new Set([...original, ...now].map((one) => one.given ?? ''))];
  // A text without anything to fill in reads as it is written.
  if (given.length === 1 && original[0]?.text === now[0]?.text) return null;
  const of = (all: readonly TextExample[], one: string) =>
    all.find((example) => (example.given ?? '') === one)?.text ?? '–';
  return (
    <table className="data words-examples">
      <caption>{texts.examples}</caption>
      <thead>
        <tr>
          {given.length > 1 && <th scope="col">{texts.exampleFor}</th>}
          <th scope="col">{texts.original}</th>
          <th scope="col">{texts.exampleNow}</th>
        </tr>
      </thead>
      <tbody>
        {given.map((one) => (
          <tr key={one}>
            {given.length > 1 && <th scope="row">{one}</th>}
            <td>{of(original, one)}</td>
            <td>{of(now, one)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
