import type { ClientRuntimeConfig, ComponentConfigType } from '@trolley/contract';
import { componentConfig, componentConfigTypes, searchFlyoutConfig } from '@trolley/contract';
import { z } from 'zod/mini';
import type { ComponentConfigs } from './content.ts';

/** Whether the feature a component belongs to is on. */
export function isComponentOn(type: ComponentConfigType, flags: ClientRuntimeConfig): boolean {
  switch (type) {
    case 'login':
    case 'offlineaccount':
    case 'passwordreset':
    case 'profile':
    case 'registration':
      return flags.featureCustomer;
    case 'physicalcard':
      return flags.featureCustomer && !flags.featureJoe;
    case 'address':
      return flags.featureCartCheckout;
    case 'storefinder':
      return flags.featureMisc;
    case 'search':
      return flags.featureSearch;
    case 'lists':
    case 'brands':
      return flags.featureProductDiscovery;
    case 'newsletter':
      return true;
  }
}

/** The configurations of components whose feature is on; what is missing or broken in the database comes from the files. */
export function readComponentConfigs(
  configs: Readonly<Record<string, unknown>>,
  fallback: ComponentConfigs,
  flags: ClientRuntimeConfig,
  resolve: (target: string) => string | undefined,
): ComponentConfigs {
  return Object.fromEntries(
    componentConfigTypes
      .filter((type) => isComponentOn(type, flags))
      .flatMap((type) => {
        const read = componentConfig.safeParse(configs[type]);
        const value = read.success ? read.data : fallback[type];
        return value ? [[type, type === 'search' ? withLiveBanners(value, resolve) : value]] : [];
      }),
  );
}

const withBanners = z.object({ banners: searchFlyoutConfig.shape.banners });

/** What a banner leads to follows its slug; one that leads nowhere is not there. */
function withLiveBanners<Config extends object>(
  config: Config,
  resolve: (target: string) => string | undefined,
): Config {
  const read = withBanners.safeParse(config);
  if (!read.success || !('banners' in config)) return config;
  const banners = read.data.banners.flatMap((banner) => {
    const href = resolve(banner.href);
    return href === undefined ? [] : [{ ...banner, href }];
  });
  return { ...config, banners };
}
