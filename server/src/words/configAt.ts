import type { TenantConfig } from '@trolley/contract';
import type { Words } from './words.ts';

const known = new WeakMap<Words, WeakMap<TenantConfig, TenantConfig>>();

/** The tenant's public configuration with the redirects and texts in force. */
export function configAt(config: TenantConfig, words: Words): TenantConfig {
  const made = known.get(words) ?? new WeakMap<TenantConfig, TenantConfig>();
  known.set(words, made);
  const { redirects, messages } = words;
  const one = made.get(config) ?? { ...config, redirects, messageBundle: { ...config.messageBundle, messages } };
  made.set(config, one);
  return one;
}
