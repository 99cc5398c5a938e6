import { decoded } from './decoded.ts';

/** The value of a cookie that scripts may read; undefined where it is not set. */
export function readCookie(jar: string, name: string): string | undefined {
  for (const pair of jar.split('; ')) {
    if (pair.startsWith(`${name}=`)) return valueOf(pair.slice(name.length + 1));
  }
  return undefined;
}

function valueOf(value: string): string {
  return decoded(value) ?? value;
}
