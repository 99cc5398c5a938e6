import {
  activateVoucher,
  dropVoucher,
  errorCodes,
  getGeneralVouchers,
  getMemberVouchers,
  getPersonalVouchers,
  isCollectorStep,
  type MemberVoucherState,
  voucherFailures,
} from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../platform/database/database.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { serve } from '../platform/http/serve.ts';
import { type MemberVoucherParts, memberVouchers } from './memberVouchers.ts';
import { deleteActivation, insertActivation } from './queries.ts';
import { showVoucher, type VoucherPictures } from './showVoucher.ts';
import type { Vouchers } from './vouchers.ts';

interface Visitor {
  readonly customerId?: string;
  readonly member: boolean;
}

interface ListParts {
  readonly vouchers: Pick<Vouchers, 'datedAt'>;
  readonly pictures?: VoucherPictures;
  now(): number;
}

interface MemberParts extends ListParts, MemberVoucherParts {
  readonly database: Database;
  /** Who sent a request, as far as its session tells. */
  visitorOf(request: FastifyRequest): Visitor | Promise<Visitor>;
}

/** CONT-06: content, shown whether anything is sold online or not. */
export function voucherListRoute(app: FastifyInstance, { vouchers, pictures, now }: ListParts): void {
  serve(app, getGeneralVouchers, () => {
    const moment = now();
    const holds = ({ validFrom, validUntil }: { validFrom: string; validUntil: string }) =>
      Date.parse(validFrom) <= moment && moment < Date.parse(validUntil);
    const general = vouchers.datedAt(moment).filter(({ type }) => type.startsWith('general'));
    return { vouchers: general.filter(holds).map((one) => showVoucher(one, pictures)) };
  });
}

/** LOY-06, LOY-09: to members alone; whoever is none has none, and that is no failure. */
export function memberVoucherRoutes(app: FastifyInstance, parts: MemberParts): void {
  const { vouchers, pictures, visitorOf, now } = parts;
  async function listOf(request: FastifyRequest) {
    const { customerId, member } = await visitorOf(request);
    if (customerId === undefined || !member) return [];
    const moment = now();
    const listed = await memberVouchers(parts, customerId, { dated: vouchers.datedAt(moment), now: moment });
    return listed.map((one) => showVoucher(one, pictures));
  }

  serve(app, getMemberVouchers, async (_, { request }) => ({ vouchers: await listOf(request) }));
  serve(app, getPersonalVouchers, async ({ query: { promotionIds = '' } }, { request }) => {
    const wanted = promotionIds.split(',');
    const all = await listOf(request);
    return {
      vouchers: all.filter(
        ({ type, promotionId }) => type === 'personal' && promotionId !== undefined && wanted.includes(promotionId),
      ),
    };
  });
}

/** Why a voucher cannot be activated in this state. */
const refusals: Readonly<Partial<Record<MemberVoucherState, ConstructorParameters<typeof Refusal>>>> = {
  automatic: [409, voucherFailures.automatic, 'This voucher counts by itself.'],
  used: [409, voucherFailures.used, 'This voucher has been used.'],
  locked: [409, voucherFailures.tooFewCoins, 'There are not enough coins for this voucher.'],
  expired: [404, voucherFailures.unknown, 'There is no such voucher today.'],
};

/** Members' vouchers are used with the next purchase. */
export function voucherRoutes(app: FastifyInstance, parts: MemberParts): void {
  const { database, vouchers, visitorOf, now } = parts;

  /** LOY-09: they show and count only for members. */
  async function memberIn(request: FastifyRequest): Promise<string> {
    const { customerId, member } = await visitorOf(request);
    if (customerId === undefined) throw new Refusal(401, errorCodes.unauthorized, 'Sign in first.');
    if (!member) throw new Refusal(403, voucherFailures.membersOnly, 'This voucher is for members.');
    return customerId;
  }

  serve(app, activateVoucher, async ({ params: { id } }, { request }) => {
    const customerId = await memberIn(request);
    const moment = now();
    const dated = vouchers.datedAt(moment);
    const found = (await memberVouchers(parts, customerId, { dated, now: moment })).find((one) => one.id === id);
    const refusal = refusals[found?.state ?? 'expired'];
    if (refusal) throw new Refusal(...refusal);
    if (!found) return;
    // LOY-10: of a collector's steps one at a time; picking another swaps them.
    const instead = isCollectorStep(found)
      ? dated.filter((one) => isCollectorStep(one) && one.poolId === found.poolId).map((one) => one.id)
      : [];
    await database.transaction((tx) => insertActivation(tx, customerId, id, instead));
  });

  serve(app, dropVoucher, async ({ params: { id } }, { request }) =>
    deleteActivation(database, await memberIn(request), id),
  );
}
