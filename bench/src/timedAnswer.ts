import { setTimeout } from 'node:timers/promises';
import { mainThreadMs } from './pace/processor.ts';

export interface Answer {
  /** By the clock. */
  readonly ms: number;
  /** What the main thread of the process that gave it worked meanwhile. */
  readonly cpuMs: number;
  /** When it was there. */
  readonly at: number;
}

/** What a thread has used is told when it rests; by then it has rested. */
const restMs = 20;

/** One answer, asked for once. */
export async function timedAnswer(pid: number, address: string): Promise<Answer> {
  const used = await mainThreadMs(pid);
  const begun = performance.now();
  const response = await fetch(address);
  await response.arrayBuffer();
  const at = performance.now();
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await setTimeout(restMs);
  return { ms: at - begun, cpuMs: (await mainThreadMs(pid)) - used, at };
}
