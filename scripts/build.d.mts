export interface BuildOptions {
  readonly always?: boolean;
  readonly quiet?: boolean;
  readonly tell?: (text: string) => void;
}

/** What of the demo is installed, unless it was built from the same sources before. */
export function buildDemo(options?: BuildOptions): Promise<void>;

/** One part, unless it was built from the same sources before. */
export function build(
  name: 'server' | 'storefront' | 'studio' | 'payment-sandbox',
  options?: BuildOptions,
): Promise<void>;

/** The server, and what of the demo is installed beside it. */
export function buildServer(options?: BuildOptions): Promise<void>;
