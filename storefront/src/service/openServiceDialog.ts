import { createStore } from '../shell/store.ts';

/** `place`: where the goods go, then when; `slot`: only when. */
export type ServiceView = 'place' | 'slot';
export type ServiceAnswer = 'chosen' | 'aborted';

/** A store that was chosen before the dialog opens. */
export interface WantedStore {
  readonly id: string;
  readonly name: string;
}

export interface ServiceRequest {
  readonly view: ServiceView;
  /** Goods shall be collected there; the first step is about it alone. */
  readonly store?: WantedStore | undefined;
  readonly answered: Promise<ServiceAnswer>;
  /** Resolves the request; a second call has no effect. */
  answer(given: ServiceAnswer): void;
}

/** The open request, if any; `ServiceHost` shows its dialog. */
export const serviceRequest = createStore<ServiceRequest | undefined>(undefined);

/** Opens the dialog for place and slot. While it is open, further callers get the same promise. */
export function openServiceDialog(view: ServiceView = 'place', store?: WantedStore): Promise<ServiceAnswer> {
  const open = serviceRequest.get();
  if (open) return open.answered;
  let settle: (given: ServiceAnswer) => void = () => undefined;
  const answered = new Promise<ServiceAnswer>((resolve) => {
    settle = resolve;
  });
  const request: ServiceRequest = {
    view,
    store,
    answered,
    answer(given) {
      if (serviceRequest.get() === request) serviceRequest.set(undefined);
      settle(given);
    },
  };
  serviceRequest.set(request);
  return answered;
}
