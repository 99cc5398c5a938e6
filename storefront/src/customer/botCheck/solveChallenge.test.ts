import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { afterEach, expect, test, vi } from 'vitest';
import { proofOf, solveChallenge } from './solveChallenge.ts';

afterEach(() => vi.unstubAllGlobals());

const made = await createChallenge({ hmacKey: 'k', maxnumber: 50, number: 17 });

/** Answers as the worker of the library does. */
function stubWorker(answer: 'solution' | 'nothing' | 'broken') {
  const ended = vi.fn();
  class TestWorker extends EventTarget {
    terminate = ended;
    postMessage({ payload }: { readonly payload: Record<string, unknown> }) {
      expect(payload).toMatchObject({
        algorithm: 'SHA-256',
        challenge: made.challenge,
        salt: made.salt,
        max: 50,
        start: 0,
      });
      const data = answer === 'solution' ? { number: 17, took: 1, worker: true } : null;
      const event = answer === 'broken' ? new Event('error') : new MessageEvent('message', { data });
      queueMicrotask(() => this.dispatchEvent(event));
    }
  }
  vi.stubGlobal('Worker', TestWorker);
  return ended;
}

test('CUST-02 the challenge is solved beside the page, and the worker ends', async () => {
  const ended = stubWorker('solution');
  expect(await solveChallenge(made)).toBe(17);
  expect(ended).toHaveBeenCalledOnce();
});

test.each(['broken', 'nothing'] as const)(
  'CUST-02 a worker that is %s is replaced by the page itself',
  async (kind) => {
    stubWorker(kind);
    expect(await solveChallenge(made)).toBe(17);
  },
);

test('CUST-02 without workers the page solves it, and the proof is one the server takes', async () => {
  vi.stubGlobal('Worker', undefined);
  const number = await solveChallenge(made);
  expect(await verifySolution(proofOf(made, number), 'k')).toBe(true);
  expect(await verifySolution(proofOf(made, number + 1), 'k')).toBe(false);
});

test('CUST-02 a challenge without a solution is not passed over', async () => {
  vi.stubGlobal('Worker', undefined);
  await expect(solveChallenge({ ...made, maxnumber: 16 })).rejects.toThrow('no solution');
});
