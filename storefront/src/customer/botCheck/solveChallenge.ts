import type { EndpointReply, getBotCheck } from '@trolley/contract';

export type Challenge = NonNullable<EndpointReply<typeof getBotCheck>['challenge']>;

const mostTries = 1_000_000;

/** Solves the challenge in a worker; where there are none, in the page, one hash at a time. */
export async function solveChallenge(challenge: Challenge): Promise<number> {
  if (typeof Worker === 'undefined') return solveHere(challenge);
  try {
    return await solveInWorker(challenge);
  } catch {
    return solveHere(challenge);
  }
}

async function solveInWorker({ algorithm, challenge, salt, maxnumber: max = mostTries }: Challenge): Promise<number> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<{ readonly number: number } | null>) =>
        data ? resolve(data.number) : reject(new Error('The challenge has no solution.')),
      );
      worker.addEventListener('error', () => reject(new Error('The worker could not run.')));
      worker.postMessage({ type: 'work', payload: { algorithm, challenge, salt, max, start: 0 } }, []);
    });
  } finally {
    worker.terminate();
  }
}

/** Every hash is made outside the page's thread, so nothing waits for it. */
async function solveHere({ algorithm, challenge, salt, maxnumber: max = mostTries }: Challenge): Promise<number> {
  const { solveChallenge: solve } = await import('altcha-lib/v1');
  const solution = await solve(challenge, salt, algorithm, max).promise;
  if (!solution) throw new Error('The challenge has no solution.');
  return solution.number;
}

/** The answer as the server reads it. */
export function proofOf({ algorithm, challenge, salt, signature }: Challenge, number: number): string {
  return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
}
