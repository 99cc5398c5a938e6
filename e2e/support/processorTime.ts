import type { Locator, Page } from '@playwright/test';

/** Of a trace; `tdur` by the clock that runs only while the thread has a processor, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What the processor worked at the page's tasks meanwhile, in ms: others that want it do not count. */
export async function processorTime(page: Page, work: () => Promise<unknown>) {
  const browser = page.context().browser();
  if (!browser) throw new Error('there is no browser to trace');
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const mains = new Set(traceEvents.filter(({ args }) => args?.name === 'CrRendererMain').map(threadOf));
  const tasks = traceEvents
    .filter((event) => event.name === 'RunTask' && mains.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
  return { all: tasks.reduce((sum, one) => sum + one, 0), longest: Math.max(...tasks), tasks: tasks.length };
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
