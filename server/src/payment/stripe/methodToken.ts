/** A saved method can be used only together with the customer it was attached to, so a token names both. */
export function writeToken(customer: string, method: string): string {
  return `${customer}:${method}`;
}

export function readToken(
  token: string | undefined,
): { readonly customer: string; readonly method: string } | undefined {
  const [, customer, method] = /^(cus_\w+):(pm_\w+)$/.exec(token ?? '') ?? [];
  return customer && method ? { customer, method } : undefined;
}
