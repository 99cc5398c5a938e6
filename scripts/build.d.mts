export interface BuildOptions {
  readonly always?: boolean;
  readonly quiet?: boolean;
  readonly tell?: (text: string) => void;
}

/** What of the demo is installed, unless it was built from the same sources before. */
export function buildDemo(options?: BuildOptions): Promise<void>;
