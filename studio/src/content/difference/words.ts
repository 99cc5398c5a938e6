export interface WordPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

const mostCells = 400_000;

/** What is different between two texts, by words. Very long texts that differ throughout are told as a whole. */
export function differentWords(before: string, after: string): readonly WordPart[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const [a, b] = [split(before), split(after)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return joinParts([
    { kind: 'same', text: a.slice(0, start).join('') },
    ...middle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    { kind: 'same', text: a.slice(a.length - end).join('') },
  ]);
}

function split(text: string): readonly string[] {
  return text.match(/\s+|[\p{L}\p{N}_]+|[^\s\p{L}\p{N}_]/gu) ?? [];
}

/** The longest common run of words (a table of lengths, read from its end). */
function middle(a: readonly string[], b: readonly string[]): readonly WordPart[] {
  const whole: readonly WordPart[] = [
    { kind: 'removed', text: a.join('') },
    { kind: 'added', text: b.join('') },
  ];
  if (a.length === 0 || b.length === 0 || a.length * b.length > mostCells) return whole;
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const parts: WordPart[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      parts.push({ kind: 'same', text: a[i] ?? '' });
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'removed', text: a[i] ?? '' });
      i += 1;
    } else {
      parts.push({ kind: 'added', text: b[j] ?? '' });
      j += 1;
    }
  }
  return parts;
}

function joinParts(parts: readonly WordPart[]): readonly WordPart[] {
  const joined: WordPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.text === '') continue;
    if (last?.kind === part.kind) joined[joined.length - 1] = { kind: part.kind, text: last.text + part.text };
    else joined.push(part);
  }
  return joined;
}
