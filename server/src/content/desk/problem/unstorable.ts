import { type ContentProblem, contentLimits } from '@trolley/contract';

type Path = ContentProblem['path'];

/** What neither the database nor anybody who reads it again could take: half characters, NUL, and names that mean something else. */
const isUnstorable = (text: string) => text.includes('\u0000') || /\p{Cs}/u.test(text);
const refusedNames = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Why a value cannot even be saved; nothing in it is an opinion about content. The walk keeps its own list instead of
 * calling itself, so that no depth of nesting ends the process.
 */
export function unstorable(item: string, value: unknown): readonly ContentProblem[] {
  const outline = wrongOutline(item, value);
  if (outline) return [outline];
  const found: ContentProblem[] = [];
  const waiting: { readonly held: unknown; readonly path: Path }[] = [{ held: value, path: [] }];
  for (let next = waiting.pop(); next && found.length < 20; next = waiting.pop()) {
    const { held, path } = next;
    if (typeof held === 'string') {
      if (isUnstorable(held)) found.push(problem(path, 'unstorable', 'it holds characters that cannot be stored'));
    } else if (typeof held === 'object' && held !== null) {
      if (path.length >= contentLimits.depth) return [problem(path.slice(0, 5), 'tooDeep', 'it is nested too deeply')];
      for (const [name, one] of Object.entries(held)) {
        if (refusedNames.has(name) || isUnstorable(name))
          found.push(problem(path, 'unstorable', 'a field has a name that cannot be stored'));
        else waiting.push({ held: one, path: [...path, Array.isArray(held) ? Number(name) : name] });
      }
    }
  }
  if (found.length > 0) return found;
  return Buffer.byteLength(JSON.stringify(value)) > contentLimits.valueBytes
    ? [problem([], 'tooBig', `it is larger than ${contentLimits.valueBytes / 1024} KB`)]
    : [];
}

/** As far as a value has to be right for blocks to be found in it. */
function wrongOutline(item: string, value: unknown): ContentProblem | undefined {
  if (!isObject(value)) return problem([], 'outline', 'expected an object');
  if (!item.startsWith('page:') || !('blocks' in value)) return undefined;
  return wrongBlocks(value['blocks'], ['blocks'], true);
}

function wrongBlocks(blocks: unknown, path: Path, mayHaveTabs: boolean): ContentProblem | undefined {
  if (!Array.isArray(blocks)) return problem(path, 'outline', 'expected a list of blocks');
  for (const [at, block] of blocks.entries()) {
    if (!isObject(block)) return problem([...path, at], 'outline', 'expected a block');
    if (!mayHaveTabs || block['type'] !== 'tabs' || block['tabs'] === undefined) continue;
    if (!Array.isArray(block['tabs'])) return problem([...path, at, 'tabs'], 'outline', 'expected a list of tabs');
    for (const [place, tab] of block['tabs'].entries()) {
      const inside = [...path, at, 'tabs', place];
      if (!isObject(tab)) return problem(inside, 'outline', 'expected a tab');
      const wrong = 'blocks' in tab ? wrongBlocks(tab['blocks'], [...inside, 'blocks'], false) : undefined;
      if (wrong) return wrong;
    }
  }
  return undefined;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const problem = (path: Path, code: string, text: string): ContentProblem => ({
  path: [...path],
  kind: 'schema',
  code,
  text,
});
