import type { ClientRuntimeConfig, InsightsSettings } from '../tenant/flags.ts';

/** The provider's insights settings; undefined without a provider, or without insights. */
export function insightsOf({ productDiscovery }: Pick<ClientRuntimeConfig, 'productDiscovery'>) {
  return productDiscovery.variant === 'search-provider' ? productDiscovery.insights : undefined;
}

/** The origin that events are sent to. */
export function insightsOrigin({ host, region }: Pick<InsightsSettings, 'host' | 'region'>): string {
  return host === undefined ? `https://insights${region ? `.${region}` : ''}.algolia.io` : new URL(host).origin;
}
