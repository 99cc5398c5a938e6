import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * The stack of an error with the places of our sources in it. Node does the same when it is told to at the start, but reads
 * and parses every map then, which takes a tenth of a start; most shops never have an error to show.
 */
export function stackOf({ stack }: Error): string | undefined {
  if (process.sourceMapsEnabled) return stack;
  return stack?.replace(place, (built, frame: string, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return built;
    const source = new URL(entry.originalSource, file).href;
    return `${frame}${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

/** A place in a built file, in a line of the stack: a message may hold anything. */
const place = /^( +at (?:[^()\n]*\()?)(file:\/\/[^\s()]+\/dist\/[^\s()]+\.js):(\d+):(\d+)/gm;

const maps = new Map<string, SourceMap | undefined>();

/** Undefined for a file that was built without a map, or with one that cannot be read. */
function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) maps.set(file, readMap(file));
  return maps.get(file);
}

function readMap(built: string): SourceMap | undefined {
  try {
    const file = `${fileURLToPath(built)}.map`;
    return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : undefined;
  } catch {
    return undefined;
  }
}
