import { buildPaths, type LatestBuild } from '@trolley/contract';

/** How often an open page asks, and how often it asks when it comes back into view. */
const checkEvery = 5 * 60_000;
const atMostEvery = 30_000;

interface Asking {
  readonly ownId: string;
  fetch(url: string): Promise<Response>;
  now(): number;
}

export interface BuildWatch {
  check(): Promise<void>;
  /** Another answer of the server named its build too. */
  saw(id: string): void;
  /** There is a newer build than the one this page runs. */
  isOutdated(): boolean;
}

export function watchBuild({ ownId, fetch, now }: Asking): BuildWatch {
  let latest = ownId;
  return {
    saw: (id) => {
      latest = id;
    },
    isOutdated: () => latest !== ownId,
    async check() {
      try {
        const response = await fetch(`${buildPaths.latest}?${now()}`);
        // No such file, or none for us, while a new version is being put in place: ask again later.
        if (response.status === 404 || response.status === 403 || !response.ok) return;
        const { id } = (await response.json()) as Partial<LatestBuild>;
        if (typeof id === 'string') latest = id;
      } catch {
        // Offline or interrupted: the next check will tell.
      }
    },
  };
}

/** Checks at an interval and whenever the page comes back into view. */
export function keepChecking(watch: Pick<BuildWatch, 'check'>, page: Document, now: () => number): () => void {
  let last = now();
  const check = () => {
    last = now();
    void watch.check();
  };
  const seen = () => {
    if (page.visibilityState === 'visible' && now() - last >= atMostEvery) check();
  };
  const timer = setInterval(() => {
    if (page.visibilityState === 'visible') check();
  }, checkEvery);
  page.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', seen);
  };
}
