/** What of a trace of the browser matters here; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The same by the clock that runs only while the thread has a processor. */
  readonly tts?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * A trace in which no task of a page's main thread was interrupted by another program: each lasts as long as the
 * processor worked at it. Lighthouse takes what it waited for a processor fourfold, as if the page had done it.
 */
export function byProcessorClock<T extends TraceEvent>(events: readonly T[]): T[] {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => threadOf(event)),
  );
  const inOrder = events
    .filter((event) => mains.has(threadOf(event)))
    .toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const moved = new Map<T, T>();
  const tasks = new Map<string, T>();
  for (const event of inOrder) {
    const task = tasks.get(threadOf(event));
    if (task && event.ts < endOf(task)) moved.set(event, within(task, event));
    else if (event.tdur !== undefined && event.tts !== undefined) {
      tasks.set(threadOf(event), event);
      moved.set(event, { ...event, dur: event.tdur });
    }
  }
  return events.map((event) => moved.get(event) ?? event);
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** As much after the begin of its task as the processor had worked by then. */
function within<T extends TraceEvent>(task: T, event: T): T {
  if (event.tts === undefined || task.tts === undefined) return event;
  const ts = task.ts + (event.tts - task.tts);
  return event.dur !== undefined && event.tdur !== undefined ? { ...event, ts, dur: event.tdur } : { ...event, ts };
}
