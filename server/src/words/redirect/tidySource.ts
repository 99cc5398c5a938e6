/**
 * The path that a rule is written for, from what somebody typed or copied: of a whole address only the path counts, without
 * query, closing slash and encoding. Undefined where it is none.
 */
export function tidySource(typed: string): string | undefined {
  const text = typed.trim();
  const path = /^https?:\/\//i.test(text) ? pathOfUrl(text) : text;
  if (!path?.startsWith('/') || path.startsWith('//')) return undefined;
  if (/(^|\/)\.\.?(\/|$)/.test(path)) return undefined;
  const tidy = pathOf(path);
  return /[\\\s]|(^|\/)\.\.?(\/|$)/.test(tidy) ? undefined : tidy;
}

/** The path of a target, as rules look at it: decoded, with single slashes and none at the end. */
export function pathOf(target: string): string {
  const [path = ''] = target.split(/[?#]/, 1);
  const tidy = decoded(withoutDots(path))
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return tidy === '' ? '/' : tidy;
}

/** `/a/../b` is `/b` to a browser. */
function withoutDots(path: string): string {
  if (!/(^|\/)\.\.?(\/|$)/.test(path) || !path.startsWith('/')) return path;
  const kept: string[] = [];
  for (const segment of path.split('/').slice(1)) {
    if (segment === '..') kept.pop();
    else if (segment !== '.') kept.push(segment);
  }
  return `/${kept.join('/')}`;
}

function pathOfUrl(text: string): string | undefined {
  return URL.canParse(text) ? new URL(text).pathname : undefined;
}

/** What would mean something else in a path stays encoded, as it does where rules are asked. */
function decoded(path: string): string {
  try {
    const text = decodeURIComponent(path);
    return /[?#%]/.test(text) ? path : text;
  } catch {
    return path;
  }
}
