import type { ClientRuntimeConfig, ComponentConfigType } from '@trolley/contract';
import { componentConfig, componentConfigTypes } from '@trolley/contract';
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
  }
}

/** The configurations of components whose feature is on; what is missing or broken in the database comes from the files. */
export function readComponentConfigs(
  configs: Readonly<Record<string, unknown>>,
  fallback: ComponentConfigs,
  flags: ClientRuntimeConfig,
): ComponentConfigs {
  return Object.fromEntries(
    componentConfigTypes
      .filter((type) => isComponentOn(type, flags))
      .flatMap((type) => {
        const read = componentConfig.safeParse(configs[type]);
        const value = read.success ? read.data : fallback[type];
        return value ? [[type, value]] : [];
      }),
  );
}
