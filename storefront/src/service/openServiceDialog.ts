import { createStore } from '../shell/store.ts';

/** `place`: where the goods go, then when; `slot`: only when. */
export type ServiceView = 'place' | 'slot';
export type ServiceAnswer = 'chosen' | 'aborted';

export interface ServiceRequest {
  readonly view: ServiceView;
  readonly answered: Promise<ServiceAnswer>;
  /** Ends the request; a second answer changes nothing. */
  answer(given: ServiceAnswer): void;
}

/** The dialog that is wanted, if one is; `ServiceHost` shows it. */
export const serviceRequest = createStore<ServiceRequest | undefined>(undefined);

/** Asks where and when the goods shall go. While the dialog is open everybody who asks gets the same answer. */
export function openServiceDialog(view: ServiceView = 'place'): Promise<ServiceAnswer> {
  const open = serviceRequest.get();
  if (open) return open.answered;
  let settle: (given: ServiceAnswer) => void = () => undefined;
  const answered = new Promise<ServiceAnswer>((resolve) => {
    settle = resolve;
  });
  const request: ServiceRequest = {
    view,
    answered,
    answer(given) {
      if (serviceRequest.get() === request) serviceRequest.set(undefined);
      settle(given);
    },
  };
  serviceRequest.set(request);
  return answered;
}
