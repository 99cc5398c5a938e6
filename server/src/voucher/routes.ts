import { activateVoucher, dropVoucher, errorCodes, getGeneralVouchers, voucherFailures } from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../platform/database/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { serve } from '../platform/http/serve.ts';
import { deleteActivation, insertActivation } from './queries.ts';
import type { Vouchers } from './vouchers.ts';

interface Visitor {
  readonly customerId?: string;
  readonly member: boolean;
}

interface Parts {
  readonly database: Queryable;
  readonly vouchers: Pick<Vouchers, 'datedAt'>;
  /** Who sent a request, as far as its session tells. */
  visitorOf(request: FastifyRequest): Visitor | Promise<Visitor>;
  now(): number;
}

/** CONT-06: content, shown whether anything is sold online or not; what a voucher takes off is told by the cart. */
export function voucherListRoute(app: FastifyInstance, { vouchers, now }: Pick<Parts, 'vouchers' | 'now'>): void {
  serve(app, getGeneralVouchers, () => ({ vouchers: [...holdingAt(vouchers, now(), false)] }));
}

/** Those that hold now, in the editors' order. */
function holdingAt(vouchers: Parts['vouchers'], moment: number, isPersonal: boolean) {
  return vouchers
    .datedAt(moment)
    .filter(({ type }) => (type === 'personal') === isPersonal)
    .filter(({ validFrom, validUntil }) => Date.parse(validFrom) <= moment && moment < Date.parse(validUntil));
}

/** Personal ones are used with the next purchase. */
export function voucherRoutes(app: FastifyInstance, { database, vouchers, visitorOf, now }: Parts): void {
  /** LOY-09: they show and count only for members. */
  async function memberIn(request: FastifyRequest): Promise<string> {
    const { customerId, member } = await visitorOf(request);
    if (customerId === undefined) throw new Refusal(401, errorCodes.unauthorized, 'Sign in first.');
    if (!member) throw new Refusal(403, voucherFailures.membersOnly, 'This voucher is for members.');
    return customerId;
  }

  serve(app, activateVoucher, async ({ params: { id } }, { request }) => {
    const customerId = await memberIn(request);
    if (!holdingAt(vouchers, now(), true).some((one) => one.id === id))
      throw new Refusal(404, voucherFailures.unknown, 'There is no such voucher today.');
    await insertActivation(database, customerId, id);
  });

  serve(app, dropVoucher, async ({ params: { id } }, { request }) =>
    deleteActivation(database, await memberIn(request), id),
  );
}
