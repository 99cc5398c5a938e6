import {
  changeReference,
  type HeldPayment,
  raiseAttention,
  selectHeld,
  selectReference,
} from '../payment/heldPayments.ts';
import type { PaymentProvider, ProviderPayment } from '../payment/provider.ts';
import { ProviderRefusal } from '../payment/provider.ts';
import { withoutProvider } from '../payment/without/withoutProvider.ts';
import { providerOf } from './beginPayment.ts';
import type { Checkouts } from './checkouts.ts';
import { customerOfCheckout } from './lookups.ts';

const hourMs = 3_600_000;
/** Several looks long, and long enough for a person to do something. */
const marginMs = 24 * hourMs;
/** No authorisation ends sooner than two days after it was given. */
const youngHours = 24;
const pageSize = 500;

/**
 * What is authorised does not hold for ever, and slots may lie beyond it: on its last day a payment is authorised again
 * with the method it was paid with, if that is saved; otherwise a person is told. Any number of processes may do it at once.
 */
export async function renewAuthorizations(
  checkouts: Checkouts,
  { now = Date.now(), most = pageSize }: { readonly now?: number; readonly most?: number } = {},
): Promise<void> {
  // Payments at the door or by invoice have no authorisation that ends.
  const page = { olderThanHours: youngHours, without: withoutProvider.name, most };
  let after: HeldPayment | undefined;
  do {
    const some: readonly HeldPayment[] = await selectHeld(checkouts.database, { ...page, after });
    for (const held of some) await renewOne(checkouts, held, now);
    after = some.length < most ? undefined : some.at(-1);
  } while (after);
}

/** One that cannot be renewed now does not stop the others, and is looked at again. */
async function renewOne(checkouts: Checkouts, held: HeldPayment, now: number): Promise<void> {
  const { database, log } = checkouts;
  const about = { payment: held.id, provider: held.provider };
  try {
    const trouble = await lookAfter(checkouts, held, now);
    if (trouble !== undefined && (await raiseAttention(database, held, trouble)))
      log.error({ ...about, trouble }, 'an authorisation will be missing');
  } catch (err) {
    log.warn({ ...about, err }, 'an authorisation could not be looked after yet');
  }
}

/** Answers what a person has to know. */
async function lookAfter(checkouts: Checkouts, held: HeldPayment, now: number): Promise<string | undefined> {
  const provider = providerOf(checkouts, held);
  const truth = await provider.read(held.reference);
  const { status, heldUntil } = truth;
  if (status === 'captured' || status === 'refunded') return undefined;
  if (status !== 'authorized') return `the authorisation is ${status}`;
  if (!heldUntil || heldUntil.getTime() - now > marginMs) return undefined;
  const ends = `the authorisation ends at ${heldUntil.toISOString()}`;
  const token = await savedToken(checkouts, held, truth);
  if (token === undefined || !provider.renew) return `${ends}; the method is not saved`;
  const { id: paymentId, amount, currency } = held;
  const key = `renew-${held.reference}`;
  try {
    const { reference } = await provider.renew({ paymentId, amount, currency, token }, key);
    await replace(checkouts, { provider, held, reference, key });
    return undefined;
  } catch (error) {
    if (error instanceof ProviderRefusal) return `${ends}; ${error.message}`;
    throw error;
  }
}

/** Of the very method it was paid with, as long as it is saved. */
async function savedToken({ database, savedMethods }: Checkouts, held: HeldPayment, { method }: ProviderPayment) {
  const { provider } = held;
  const known = held.savedMethodId ?? method?.token;
  const customerId = known === undefined ? undefined : await customerOfCheckout(database, held.checkoutId);
  if (customerId === undefined || known === undefined) return undefined;
  const saved = await savedMethods.findSavedMethod(database, customerId, known);
  return saved?.provider === provider ? saved.token : undefined;
}

interface Renewal {
  readonly provider: PaymentProvider;
  readonly held: HeldPayment;
  /** Of the new authorisation. */
  readonly reference: string;
  readonly key: string;
}

/** The old one is voided only when the new one is written down; never are both captured. */
async function replace({ database, log }: Checkouts, { provider, held, reference, key }: Renewal): Promise<void> {
  const { id: paymentId, reference: old } = held;
  const changed = await database.transaction((tx) => changeReference(tx, held, reference));
  if (changed) log.info({ payment: paymentId, provider: provider.name }, 'a payment was authorised again');
  // It was settled meanwhile, or another process was faster.
  else if ((await selectReference(database, paymentId)) === reference) return;
  await provider.void(changed ? old : reference, `${key}-void`);
}
