import { isUtf8 } from 'node:buffer';
import { kindOf } from './importKind.ts';
import { type ImportKind, importKinds } from './kinds/kinds.ts';
import { linesOf } from './lines.ts';
import { notUtf8, type Reading, tooLong } from './reading.ts';

const byteOrderMark = '\uFEFF';

/** One JSON object per line; its `kind` says what it tells of, `kind` here is for lines that do not say. */
export async function* readJsonLines(chunks: AsyncIterable<Buffer>, kind?: ImportKind): AsyncGenerator<Reading> {
  for await (const { number: line, bytes } of linesOf(chunks)) {
    const unread = (reason: string, field = ''): Reading => ({ line, field, reason });
    if (!bytes) yield unread(tooLong);
    else if (!isUtf8(bytes)) yield unread(notUtf8);
    else {
      const text = line === 1 ? bytes.toString().replace(byteOrderMark, '') : bytes.toString();
      if (text.trim() !== '') yield readLine(text, line, kind, unread);
    }
  }
}

function readLine(
  text: string,
  line: number,
  defaultKind: ImportKind | undefined,
  unread: (reason: string, field?: string) => Reading,
): Reading {
  const object = parseObject(text);
  if (!object) return unread('expected a JSON object, one per line');
  const { kind: given, ...value } = object;
  const kind = given === undefined ? defaultKind : typeof given === 'string' ? kindOf(given) : undefined;
  if (!kind) return unread(`expected one of: ${importKinds.join(', ')}`, 'kind');
  return { line, kind, value, unreadable: [] };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
