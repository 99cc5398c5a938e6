import type { ClientRuntimeConfig } from '../tenant/flags.ts';

/** ROUTE-24: whether the feature a section of the profile belongs to is on; addresses are for orders alone. */
export function isProfileSectionOn(id: string, flags: ClientRuntimeConfig): boolean {
  switch (id) {
    case 'orders':
    case 'addresses':
    case 'payments':
      return flags.featureCartCheckout;
    case 'wallet':
      return flags.featureCartCheckout && flags.featureWallet;
    case 'pass':
      return flags.featureCartCheckout && flags.featureCustomerDeliveryPass;
    default:
      return true;
  }
}
