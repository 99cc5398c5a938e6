/** The cookies of one browser. */
export interface CookieJar {
  get(name: string): string | undefined;
  /** What goes along with a call; nothing where there are none. */
  header(): Readonly<Record<string, string>>;
  keep(lines: readonly string[] | undefined): void;
  clear(): void;
}

export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    get: (name) => cookies.get(name),
    header() {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      return cookie === '' ? noHeader : { cookie };
    },
    keep(lines = []) {
      for (const line of lines) {
        const [pair = '', ...attributes] = line.split(';');
        const at = pair.indexOf('=');
        if (attributes.some(isOver)) cookies.delete(pair.slice(0, at));
        else cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
    },
    clear: () => cookies.clear(),
  };
}

const noHeader: Readonly<Record<string, string>> = {};

const isOver = (attribute: string) =>
  /^\s*max-age=0$/i.test(attribute) || /^\s*expires=Thu, 01 Jan 1970/i.test(attribute);
