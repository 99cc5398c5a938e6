/** RFC 7240: of a change, only what became different of what the caller has, which `since` names. */
export const minimalSince = (tag: string): string => `return=minimal; since="${tag}"`;

const minimal = /(?:^|,)\s*return=minimal\s*;\s*since="?([\w-]{1,80})"?\s*(?:,|$)/i;

/** What the caller has; undefined where everything is wanted, or a preference that means nothing here. */
export function readMinimalSince(prefer: string | undefined): string | undefined {
  return prefer === undefined ? undefined : minimal.exec(prefer)?.[1];
}
