/** Why a mail was not delivered, in codes alone: what mail servers say in words quotes the recipient. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode, command, response } = error as Readonly<Record<string, unknown>> & Error;
  const enhanced = typeof response === 'string' ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined;
  const parts = [
    typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? code : error.name,
    typeof responseCode === 'number' ? responseCode : undefined,
    enhanced,
    typeof command === 'string' ? /^[A-Z]{2,12}(?: (?:FROM|TO|PLAIN|LOGIN))?(?![^\s:])/.exec(command)?.[0] : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}
