import type { RetentionRule } from '../platform/retention/rule.ts';

export function cartRetention({ guestCartIdleDays }: { readonly guestCartIdleDays: number }): readonly RetentionRule[] {
  return [
    {
      name: 'cart-idle',
      table: 'cart',
      key: ['id'],
      what: 'Carts of visitors that nobody touched (`guestCartIdleDays` of the tenant)',
      days: guestCartIdleDays,
      since: 'touched_at',
      where: `customer_id is null and status = 'OPEN'`,
      blank: `status = 'ABANDONED', document = '{}', revision = revision + 1`,
      reason: 'nobody comes back for them',
    },
  ];
}
