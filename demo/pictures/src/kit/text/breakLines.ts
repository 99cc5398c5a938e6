const LONG_WORD = 13;

/** Words, with long compounds also breakable after their hyphens. */
function pieces(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => (word.length > LONG_WORD ? word.split(/(?<=-)(?=.)/) : [word]));
}

const append = (line: string, piece: string): string =>
  line === '' || line.endsWith('-') ? line + piece : `${line} ${piece}`;

/** The text on at most `most` lines, broken where the longest line is shortest. */
export function breakLines(text: string, most: number): string[] {
  const words = pieces(text.trim());
  let best = [words.reduce(append, '')];
  const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));
  const tryFrom = (index: number, lines: readonly string[]): void => {
    const word = words[index];
    if (word === undefined) {
      if (longest(lines) < longest(best)) best = [...lines];
      return;
    }
    const last = lines.at(-1) ?? '';
    tryFrom(index + 1, [...lines.slice(0, -1), append(last, word)]);
    if (last !== '' && lines.length < most) tryFrom(index + 1, [...lines, word]);
  };
  tryFrom(0, ['']);
  return best;
}
