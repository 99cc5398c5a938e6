import type { OutgoingHttpHeaders } from 'node:http';

/** A response, apart from how it is sent. */
export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

/** Keeps these pages out of caches, search engines and frames of other pages. */
const everywhere = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  // A stranger's page must not learn the address, but a form here has to tell where it comes from.
  'referrer-policy': 'same-origin',
};

export function json(status: number, value: unknown): Answer {
  return {
    status,
    headers: { ...everywhere, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  };
}

export function page(status: number, body: string, policy: string): Answer {
  const headers = {
    ...everywhere,
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  };
  return { status, headers, body };
}

export function goTo(location: string): Answer {
  return { status: 303, headers: { ...everywhere, location }, body: '' };
}
