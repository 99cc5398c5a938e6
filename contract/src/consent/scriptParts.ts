/** One script element: what it loads, or the code that stands in it. */
export interface ScriptPart {
  readonly attributes: Readonly<Record<string, string>>;
  readonly code?: string;
}

const space = /\s+|<!--[\s\S]*?-->|<noscript\b[\s\S]*?<\/noscript\s*>/iy;
const element = /<script((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*>([\s\S]*?)<\/script\s*>/iy;
const attribute = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * The script elements of a piece of HTML, as a tag's provider hands it out. Undefined where it has anything else: a page
 * with a strict policy runs scripts that it knows, and nothing else belongs there. Comments and `noscript` are left out.
 */
export function scriptParts(html: string): readonly ScriptPart[] | undefined {
  const parts: ScriptPart[] = [];
  let at = 0;
  while (at < html.length) {
    const blank = matchAt(space, html, at);
    const found = blank ? undefined : matchAt(element, html, at);
    at += (blank ?? found)?.[0].length ?? 0;
    if (blank) continue;
    if (!found) return undefined;
    const attributes = attributesOf(found[1] ?? '');
    // Handlers in attributes have no hash: the policy would refuse them.
    if (Object.keys(attributes).some((name) => name.startsWith('on'))) return undefined;
    const code = (found[2] ?? '').replace(/\r\n?/g, '\n');
    parts.push('src' in attributes ? { attributes } : { attributes, code });
  }
  return parts;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(attribute)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      unescaped(double ?? single ?? bare ?? ''),
    ]),
  );
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
