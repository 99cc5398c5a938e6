export type RouteParams = Readonly<Record<string, string>>;

/** What stands for the `:names` of a pattern; undefined where the path is another. */
export function matchPath(pattern: string, path: string): RouteParams | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (!part.startsWith(':')) {
      if (part !== value) return undefined;
    } else {
      const decoded = decodedPart(value);
      if (!decoded) return undefined;
      params[part.slice(1)] = decoded;
    }
  }
  return params;
}

function decodedPart(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Whether a path lies in a room: the room's own, or below it. */
export function isBelow(path: string, room: string): boolean {
  return path === room || (room === '/' ? false : path.startsWith(`${room}/`));
}
