import type { RetentionRule } from '../platform/retention/rule.ts';

export const trackingRetention: readonly RetentionRule[] = [
  {
    name: 'visit-event',
    table: 'visit_event',
    key: ['id'],
    what: 'Single events that no night has added up',
    days: 8,
    since: 'at',
    reason: 'sums are what is wanted; older ones would only be there because adding up failed for a week',
  },
  {
    name: 'visit-sum',
    table: 'visit_sum',
    key: ['day', 'name', 'route', 'user_type', 'detail'],
    what: 'Sums of what happened in the shop, by day; nobody is in them',
    days: 800,
    since: 'day',
    reason: 'to compare a week with the same one of the year before last',
  },
  {
    name: 'search-click',
    table: 'search_click',
    key: ['id'],
    what: 'Single clicks on what a search found that no hour has added up; nobody is in them',
    days: 8,
    since: 'at',
    reason: 'sums are what is wanted; older ones would only be there because adding up failed for a week',
  },
  {
    name: 'checkout-visitor',
    table: 'checkout_visitor',
    key: ['checkout_id'],
    what: 'Ids under which analytics know the browser of a checkout, where statistics were allowed',
    days: 60,
    since: 'created_at',
    reason: 'what an order finally cost is reported when it was picked, and refunds some weeks later at most',
  },
  {
    name: 'sale-report',
    table: 'sale_report',
    key: ['id'],
    what: 'What analytics were told of orders, or could not be told',
    days: 60,
    since: 'created_at',
    reason: 'to answer whether an order was reported',
  },
];
