/** Where a provider's messages come in. */
export function messagePath(provider: string): string {
  return `/api/payments/messages/${provider}`;
}
