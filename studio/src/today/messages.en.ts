import type { TodayContent } from '@trolley/contract';

/** How something became what it is. */
const causes: Readonly<Record<TodayContent['changes'][number]['cause'], string>> = {
  published: 'Published',
  planned: 'Went live as planned',
  restored: 'Restored',
  offline: 'Taken offline',
  removed: 'Removed',
  moved: 'Moved',
  seeded: 'From the shop’s files',
  outside: 'Changed outside the studio',
};

export const en = {
  greet: (hour: number, name: string) => `Good ${hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'}, ${name}`,
  slots: 'Slots',
  booked: 'booked',
  free: 'free',
  today: 'Today',
  tomorrow: 'Tomorrow',
  noSlots: 'No slots.',
  slotsOver: (count: number) => (count === 1 ? '1 earlier slot' : `${count} earlier slots`),
  collect: 'Collect',
  of: 'of',
  over: 'over',
  closed: 'closed',
  full: 'full',
  nearlyFull: 'nearly full',
  cutOff: (time: string) => `order by ${time}`,
  needs: 'Needs attention',
  nothingNeeds: 'All clear. Nothing needs your attention.',
  withoutTime: (count: number) =>
    count === 1
      ? '1 order was paid for after its slot had gone'
      : `${count} orders were paid for after their slot had gone`,
  payments: (count: number) =>
    count === 1 ? 'The payment for 1 order needs looking at' : `The payments for ${count} orders need looking at`,
  ordersHow: 'Run “npm run orders -- attention” to see what each one needs.',
  mails: (count: number, written: string) =>
    count === 1 ? '1 email could not be delivered' : `${written} emails could not be delivered`,
  mailsHow: 'Run “npm run mails” to see them and send them again.',
  toContent: 'All content',
  ownDrafts: 'Your drafts',
  noOwnDrafts: 'No drafts. Everything you started is published.',
  othersDrafts: 'Colleagues’ drafts',
  isNew: 'New',
  isDraft: 'Draft',
  plans: 'Scheduled',
  noPlans: 'Nothing is scheduled for the next two weeks.',
  planned: 'Scheduled',
  planFailed: 'Failed',
  problems: 'Pages with problems',
  noProblems: 'All links work and no pictures are missing.',
  problemsOf: (count: number) => (count === 1 ? '1 problem' : `${count} problems`),
  changes: 'Recent changes',
  noChanges: 'Nothing has been changed yet.',
  shop: 'The shop',
  causes,
  sales: 'Sales compared with a usual day',
  chart: 'Sales since midnight, today and on a usual day',
  usual: 'average of the last four',
  until: (time: string) => `Until ${time}`,
  todayColumn: 'Today',
  usualColumn: (weekday: string) => `Usual ${weekday}`,
  difference: 'Difference',
  money: 'Sales',
  orders: 'Orders',
  basket: 'Average basket',
  searches: 'Searches with no results',
  times: (count: string) => `${count} times`,
  noSearches: 'No search came up empty for more than one shopper.',
  searchesFoot: 'Last 7 days, not including today',
  nothing: 'There’s nothing here for your role yet. Use the menu to get to your work.',
};

export type TodayTexts = typeof en;
