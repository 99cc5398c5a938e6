/** Headers of every answer, whatever it carries. */
export function securityHeaders({ https }: { readonly https: boolean }): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()',
    ...(https ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  };
}

/** What every answer in preview has. */
export const previewHeaders = {
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;

/** The policy of an answer that is not a page: it may load and run nothing. */
export const apiContentPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The policy of a script that runs as a worker of maps: it fetches their data, and nothing else. */
export const mapWorkerPolicy = (origins: readonly string[]) =>
  ["default-src 'none'", `connect-src ${origins.join(' ')}`, "frame-ancestors 'none'"].join('; ');

export interface PageParts {
  /** In CSP notation, quotes included: `'sha256-…'`. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly frameHosts: readonly string[];
  /** Origins besides its own whose scripts a page may run. */
  readonly scriptHosts?: readonly string[];
  /** Origins besides its own that a page may call. */
  readonly connectHosts?: readonly string[];
  /** Origins besides its own whose maps it shows: asked for data and for pictures. */
  readonly mapOrigins?: readonly string[];
  /** Origins besides its own whose pictures it shows. */
  readonly imageHosts?: readonly string[];
  readonly https: boolean;
  /** The same for everybody. A page of one person is cut off from the window that opened it (decision 0030). */
  readonly shared: boolean;
  /** The studio shows it in a frame, so its own origin may; its address holds a secret, which no other address learns. */
  readonly preview?: boolean;
}

/** Headers of a page. Its inline parts are known by their hashes, since a cached page cannot carry a nonce. */
export function pageSecurityHeaders({
  scriptHashes,
  styleHashes,
  frameHosts,
  scriptHosts = [],
  connectHosts = [],
  mapOrigins = [],
  imageHosts = [],
  https,
  shared,
  preview = false,
}: PageParts): Record<string, string> {
  return {
    ...securityHeaders({ https }),
    ...(preview && previewHeaders),
    ...(shared ? {} : { 'cross-origin-opener-policy': 'same-origin' }),
    'content-security-policy': [
      "default-src 'self'",
      ["script-src 'self'", ...scriptHosts, ...scriptHashes].join(' '),
      ["style-src 'self'", ...styleHashes].join(' '),
      ["img-src 'self' data:", ...mapOrigins, ...imageHosts].join(' '),
      "font-src 'self'",
      ["connect-src 'self'", ...connectHosts, ...mapOrigins].join(' '),
      `frame-src ${frameHosts.length > 0 ? frameHosts.join(' ') : "'none'"}`,
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
      `frame-ancestors ${preview ? "'self'" : "'none'"}`,
    ].join('; '),
  };
}
