const shape = /^[0-9a-zA-Z-]{8,80}$/;

/** A random UUID and a time stamp: unique, and a log reader sees at once when the call was made. */
export function requestIdFrom(uuid: string, now: number): string {
  return `${uuid}-${now}`;
}

/** A caller's id is echoed and logged, so only plain tokens are accepted. */
export function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && shape.test(value);
}
