export const en = {
  goodMorning: (name: string) => `Good morning, ${name}`,
  goodAfternoon: (name: string) => `Good afternoon, ${name}`,
  goodEvening: (name: string) => `Good evening, ${name}`,
  slots: 'Slots',
  booked: 'booked',
  free: 'free',
  today: 'Today',
  tomorrow: 'Tomorrow',
  noSlots: 'No slots.',
  collect: 'Collect',
  of: 'of',
  over: 'over',
  closed: 'closed',
  full: 'full',
  nearlyFull: 'nearly full',
  cutOff: (time: string) => `order until ${time}`,
  needs: 'Needs a person',
  nothingNeeds: 'Nothing waits for a person.',
  withoutTime: (count: number) =>
    count === 1
      ? '1 order was paid for when its time was gone'
      : `${count} orders were paid for when their time was gone`,
  payments: (count: number) =>
    count === 1 ? 'The payment of 1 order waits for a person' : `The payments of ${count} orders wait for a person`,
  ordersHow: 'npm run orders -- attention says what to do about each.',
  mails: (count: string) => `${count} mails could not be delivered`,
  mailsHow: 'npm run mails lists them and sends them again.',
  drafts: (count: number) =>
    count === 1 ? 'A draft of yours is not published' : `${count} drafts of yours are not published`,
  toContent: 'Go to the content',
  dead: (count: number) =>
    count === 1 ? 'A page names something that is not there' : `Pages name ${count} things that are not there`,
  sales: 'Sales against the same weekday',
  chart: 'Sales since midnight, today and usual',
  usual: 'last four, on average',
  until: (time: string) => `Until ${time}`,
  todayColumn: 'Today',
  usualColumn: (weekday: string) => `Last four: ${weekday}`,
  difference: 'Difference',
  money: 'Sales',
  orders: 'Orders',
  basket: 'Basket',
  searches: 'Searched, not found',
  times: (count: string) => `${count} times`,
  noSearches: 'Nothing was searched for in vain by several people.',
  searchesFoot: 'Last 7 days, without today',
  nothing: 'There is nothing for your role here yet. The menu has what you can open.',
};

export type TodayTexts = typeof en;
