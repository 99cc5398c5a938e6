import { mostEventsOfPage, type TrackedContext, type TrackedEvent } from '@trolley/contract';

type WithoutContext<E> = E extends unknown ? Omit<E, keyof TrackedContext> : never;

/** An event without where and to whom it happened. */
export type Draft = WithoutContext<TrackedEvent>;

/** Who is told of events. */
export interface Sink {
  /** Whether it may be told now. */
  isAllowed(): boolean;
  take(event: TrackedEvent): void;
}

export interface Bus {
  /** Another page is shown: what is counted of it starts anew. */
  turnPage(): void;
  emit(draft: Draft): void;
  /** After a change of consent: who is allowed now is told what happened on this page, who no longer is hears nothing. */
  consentChanged(): void;
}

/** CONS-05: hands the events of a page view to every sink that may be told, at most so many. */
export function createBus(context: () => TrackedContext, sinks: readonly Sink[]): Bus {
  let ofPage: TrackedEvent[] = [];
  const told = new Set(sinks.filter((sink) => sink.isAllowed()));
  return {
    turnPage() {
      ofPage = [];
    },
    emit(draft) {
      if (ofPage.length >= mostEventsOfPage) return;
      const event: TrackedEvent = { ...context(), ...draft };
      ofPage.push(event);
      for (const sink of told) sink.take(event);
    },
    consentChanged() {
      for (const sink of sinks) {
        const allowed = sink.isAllowed();
        if (allowed === told.has(sink)) continue;
        if (allowed) {
          told.add(sink);
          for (const event of ofPage) sink.take(event);
        } else {
          told.delete(sink);
        }
      }
    },
  };
}
