import { type CheckoutFile, checkoutFile, vouchersWith, walletMethod } from '@trolley/contract';
import type { Tenant } from '../tenant/tenant.ts';
import { openTenantFolder, type TenantFolder } from '../tenant/tenantFolder.ts';
import { TenantProblem } from '../tenant/tenantProblem.ts';
import { hasRightCheckDigit } from '../wallet/giftCardCode.ts';

interface Given {
  readonly dir: string;
  readonly file: {
    readonly clientRuntimeConfig: Pick<Flags, 'featureWallet' | 'featureCustomerDeliveryPass' | 'featureJoe'>;
  };
}

type Flags = Tenant['file']['clientRuntimeConfig'];

export const checkoutPath = 'checkout/checkout.json';

/** How a tenant is paid; a tenant without passes sells none, one without a wallet takes none, one without joe has no collector. Throws a TenantProblem that names all that is wrong. */
export async function readCheckoutFile({ dir, file }: Given): Promise<CheckoutFile> {
  const folder = openTenantFolder(dir);
  const { featureWallet, featureCustomerDeliveryPass } = file.clientRuntimeConfig;
  const read = await folder.read(checkoutPath, checkoutFile);
  if (read) noteProblems(folder, read);
  if (!read || folder.findings.length > 0) throw new TenantProblem(folder.findings);
  return {
    ...read,
    vouchers: vouchersWith(file.clientRuntimeConfig, read.vouchers),
    ...(!featureWallet && { methods: withoutWallet(read.methods) }),
    ...(!featureCustomerDeliveryPass && { pass: { ...read.pass, plans: [] } }),
  };
}

function withoutWallet({ DELIVERY, CLICK_AND_COLLECT }: CheckoutFile['methods']): CheckoutFile['methods'] {
  const others = (offers: typeof DELIVERY) => offers.filter(({ methodKey }) => methodKey !== walletMethod);
  return { DELIVERY: others(DELIVERY), CLICK_AND_COLLECT: others(CLICK_AND_COLLECT) };
}

function noteProblems(folder: TenantFolder, { methods, pass, vouchers, demo }: CheckoutFile): void {
  for (const [type, offers] of Object.entries(methods)) {
    const keys = offers.map(({ methodKey }) => methodKey);
    noteTwice(folder, `methods.${type}`, keys);
  }
  noteTwice(
    folder,
    'pass.plans',
    pass.plans.map(({ planId }) => planId),
  );
  noteTwice(
    folder,
    'vouchers',
    vouchers.map(({ id }) => id),
  );
  for (const [at, { number }] of (demo?.giftCards ?? []).entries()) {
    if (!hasRightCheckDigit(number))
      folder.note(checkoutPath, `demo.giftCards.${at}.number`, 'expected a right check digit');
  }
}

function noteTwice(folder: TenantFolder, field: string, names: readonly string[]): void {
  for (const name of names.filter((one, at) => names.indexOf(one) !== at))
    folder.note(checkoutPath, field, `expected each once: ${name}`);
}
