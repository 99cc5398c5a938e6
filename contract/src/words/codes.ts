/** Error codes of the studio's calls about redirects and texts. */
export const wordFailures = {
  /** Somebody changed it meanwhile; `customPayload` is what it is now. */
  redirectChanged: 'redirectChanged',
  /** There is one of this address. */
  redirectExists: 'redirectExists',
  redirectNotFound: 'redirectNotFound',
  /** It cannot be saved so; `customPayload` has the problems. */
  redirectRefused: 'redirectRefused',
  textNotFound: 'textNotFound',
  textChanged: 'textChanged',
  /** `customPayload` has the problems. */
  textRefused: 'textRefused',
  /** It is part of an address. */
  textFixed: 'textFixed',
} as const;
