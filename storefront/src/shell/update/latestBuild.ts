import { buildPaths, type LatestBuild } from '@trolley/contract';

/** The interval of the checks, and the shortest one when the page becomes visible. */
const checkEvery = 5 * 60_000;
const atMostEvery = 30_000;

interface BuildWatchOptions {
  readonly ownId: string;
  fetch(url: string): Promise<Response>;
  now(): number;
}

export interface BuildWatch {
  check(): Promise<void>;
  /** Another response of the server named its build. */
  saw(id: string): void;
  /** There is a newer build than the one this page runs. */
  isOutdated(): boolean;
}

export function watchBuild({ ownId, fetch, now }: BuildWatchOptions): BuildWatch {
  let latest = ownId;
  return {
    saw: (id) => {
      latest = id;
    },
    isOutdated: () => latest !== ownId,
    async check() {
      try {
        const response = await fetch(`${buildPaths.latest}?${now()}`);
        // The file may be missing or forbidden during a deployment: check again later.
        if (response.status === 404 || response.status === 403 || !response.ok) return;
        const { id } = (await response.json()) as Partial<LatestBuild>;
        if (typeof id === 'string') latest = id;
      } catch {
        // Offline or interrupted: wait for the next check.
      }
    },
  };
}

/** Checks at an interval and when the page becomes visible. */
export function checkPeriodically(watch: Pick<BuildWatch, 'check'>, page: Document, now: () => number): () => void {
  let last = now();
  const check = () => {
    last = now();
    void watch.check();
  };
  const checkIfVisible = () => {
    if (page.visibilityState === 'visible' && now() - last >= atMostEvery) check();
  };
  const timer = setInterval(() => {
    if (page.visibilityState === 'visible') check();
  }, checkEvery);
  page.addEventListener('visibilitychange', checkIfVisible);
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', checkIfVisible);
  };
}
