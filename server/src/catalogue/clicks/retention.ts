import type { RetentionRule } from '../../platform/retention/rule.ts';

export const clickRetention: readonly RetentionRule[] = [
  {
    name: 'search-click-few',
    table: 'search_click_sum',
    key: ['term', 'sku'],
    what: 'Products that were opened fewer than five times for a term; nobody is in them',
    days: 28,
    since: 'last_at',
    where: 'clicks < 5',
    reason: 'the search learns nothing from so few, and a word that hardly anybody types may tell of somebody',
  },
  {
    name: 'search-click-sum',
    table: 'search_click_sum',
    key: ['term', 'sku'],
    what: 'How often products were opened for a term, as one sum; nobody is in them',
    days: 365.25,
    since: 'last_at',
    reason: 'a click of a year ago weighs as good as nothing',
  },
];
