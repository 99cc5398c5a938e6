/** The hash of the open settings: editors may link to it, too. */
export const consentHash = '#consent';
