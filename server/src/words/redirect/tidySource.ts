/**
 * The path that a rule is written for, from what somebody typed or copied: of a whole address only the path counts, without
 * query, closing slash and encoding. Undefined where it is none.
 */
export function tidySource(typed: string): string | undefined {
  const text = typed.trim();
  const path = /^https?:\/\//i.test(text) ? pathOfUrl(text) : text;
  if (!path?.startsWith('/') || path.startsWith('//')) return undefined;
  const tidy = pathOf(path);
  return /[\\\s]|(^|\/)\.\.?(\/|$)/.test(tidy) ? undefined : tidy;
}

/** The path of a target, as rules look at it: decoded, with single slashes and none at the end. */
export function pathOf(target: string): string {
  const [path = ''] = target.split(/[?#]/, 1);
  const tidy = decoded(path)
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return tidy === '' ? '/' : tidy;
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
