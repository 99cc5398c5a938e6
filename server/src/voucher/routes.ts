import { getGeneralVouchers } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import type { Offers } from './offers.ts';

interface Parts {
  readonly offers: Pick<Offers, 'vouchers'>;
  now(): number;
}

/** CONT-06: those that hold today, in the editors' order; what a voucher takes off is told by the cart. */
export function voucherRoutes(app: FastifyInstance, { offers, now }: Parts): void {
  serve(app, getGeneralVouchers, () => {
    const moment = now();
    const vouchers = offers
      .vouchers(moment)
      .filter(({ validFrom, validUntil }) => Date.parse(validFrom) <= moment && moment < Date.parse(validUntil));
    return { vouchers: [...vouchers] };
  });
}
