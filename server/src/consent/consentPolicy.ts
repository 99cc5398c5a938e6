import { createHash } from 'node:crypto';
import { type ConsentFile, oneTrustScript } from '@trolley/contract';
import { consentScripts } from './consentScripts.ts';

/** What a page's policy must let through, so that what was consented to can run. It stays strict: hosts and hashes. */
export interface ConsentPolicy {
  readonly scriptHosts: readonly string[];
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly connectHosts: readonly string[];
  readonly imageHosts: readonly string[];
  readonly frameHosts: readonly string[];
}

export function consentPolicy(file: Pick<ConsentFile, 'provider' | 'oneTrust' | 'scripts'>): ConsentPolicy {
  const parts = consentScripts(file).flatMap((script) => script.parts);
  const sources = parts.flatMap(({ attributes }) => originOf(attributes['src']));
  const named = (kind: 'script' | 'connect' | 'image' | 'frame') =>
    file.scripts.flatMap(({ hosts }) => hosts?.[kind] ?? []);
  const { provider, oneTrust } = file;
  const asked = provider === 'oneTrust' && oneTrust ? originOf(oneTrustScript(oneTrust)) : [];
  const located = asked.length > 0 && oneTrust?.scriptUrl === undefined ? ['https://geolocation.onetrust.com'] : [];
  return {
    scriptHosts: unique([...asked, ...sources, ...named('script')]),
    scriptHashes: unique(parts.flatMap(({ code }) => (code === undefined ? [] : [hashOf(code)]))),
    styleHashes: asked.length > 0 ? (oneTrust?.styleHashes ?? []).map((hash) => `'${hash}'`) : [],
    connectHosts: unique([...asked, ...located, ...named('connect')]),
    imageHosts: unique([...asked, ...named('image')]),
    frameHosts: unique(named('frame')),
  };
}

/** Of an address outside the shop; its own needs no mention. */
function originOf(address: string | undefined): readonly string[] {
  return address !== undefined && /^(https?:)?\/\//.test(address) ? [new URL(address, 'https://x').origin] : [];
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

const unique = (values: readonly string[]) => [...new Set(values)];
