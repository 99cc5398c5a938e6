interface Search {
  readonly log?: (line: string) => void;
  readonly env?: NodeJS.ProcessEnv;
  /** A whole browser, as people have it. */
  readonly measuring?: boolean;
}

export function findChromium(search?: Search): Promise<{ readonly path: string }>;
