import type { RetentionRule } from '../platform/retention/rule.ts';

/**
 * Ages are counted from `created_at`, which no change of a cart touches, so that saving one touches no index; whether it
 * was really left alone so long is asked of `touched_at`.
 */
export function cartRetention({ guestCartIdleDays }: { readonly guestCartIdleDays: number }): readonly RetentionRule[] {
  return [
    {
      name: 'cart-idle',
      table: 'cart',
      key: ['id'],
      what: 'Carts of visitors that were not touched (`guestCartIdleDays` of the tenant)',
      days: guestCartIdleDays,
      since: 'created_at',
      where: `customer_id is null and status = 'OPEN' and touched_at < $1`,
      reason: 'visitors no longer come back for them',
    },
    {
      name: 'cart-over',
      table: 'cart',
      key: ['id'],
      what: 'Carts that were given up, merged into another (both are emptied at once) or ordered',
      days: 30,
      since: 'created_at',
      where: `status in ('ABANDONED', 'ORDERED') and touched_at < $1`,
      reason: 'the order holds what was bought; a late call finds what became of its cart',
    },
  ];
}
