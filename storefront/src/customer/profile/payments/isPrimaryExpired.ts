import type { EndpointReply, getSavedMethods } from '@trolley/contract';

type Saved = EndpointReply<typeof getSavedMethods>;

/** ROUTE-24: what is offered first has expired. Expired methods may be left out of the list: then no other one is first. */
export function isPrimaryExpired({ activeMethods, hasInactiveMethods }: Saved): boolean {
  const primary = activeMethods.find(({ isPrimary }) => isPrimary);
  return primary ? primary.expired : hasInactiveMethods;
}
