import type { TodayTexts } from './messages.en.ts';

export const de: TodayTexts = {
  goodMorning: (name) => `Guten Morgen, ${name}`,
  goodAfternoon: (name) => `Guten Tag, ${name}`,
  goodEvening: (name) => `Guten Abend, ${name}`,
  slots: 'Zeitfenster',
  booked: 'gebucht',
  free: 'frei',
  today: 'Heute',
  tomorrow: 'Morgen',
  noSlots: 'Keine Zeitfenster.',
  collect: 'Abholung',
  of: 'von',
  over: 'vorbei',
  closed: 'Annahmeschluss',
  full: 'voll',
  nearlyFull: 'fast voll',
  cutOff: (time) => `bestellbar bis ${time}`,
  needs: 'Braucht jemanden',
  nothingNeeds: 'Nichts wartet auf jemanden.',
  withoutTime: (count) =>
    count === 1
      ? '1 Bestellung wurde bezahlt, als ihre Zeit schon weg war'
      : `${count} Bestellungen wurden bezahlt, als ihre Zeit schon weg war`,
  payments: (count) =>
    count === 1
      ? 'Die Zahlung von 1 Bestellung wartet auf jemanden'
      : `Die Zahlungen von ${count} Bestellungen warten auf jemanden`,
  ordersHow: 'npm run orders -- attention sagt zu jeder, was zu tun ist.',
  mails: (count) => `${count} Mails konnten nicht zugestellt werden`,
  mailsHow: 'npm run mails zeigt sie und schickt sie noch einmal.',
  drafts: (count) =>
    count === 1
      ? 'Ein Entwurf von dir ist nicht veröffentlicht'
      : `${count} Entwürfe von dir sind nicht veröffentlicht`,
  toContent: 'Zum Inhalt',
  dead: (count) =>
    count === 1 ? 'Eine Seite nennt etwas, das es nicht gibt' : `Seiten nennen ${count} Dinge, die es nicht gibt`,
  sales: 'Umsatz gegen denselben Wochentag',
  chart: 'Umsatz seit Mitternacht, heute und sonst',
  usual: 'die letzten vier im Schnitt',
  until: (time) => `Bis ${time}`,
  todayColumn: 'Heute',
  usualColumn: (weekday) => `Letzte vier: ${weekday}`,
  difference: 'Unterschied',
  money: 'Umsatz',
  orders: 'Bestellungen',
  basket: 'Einkauf',
  searches: 'Gesucht, nicht gefunden',
  times: (count) => `${count}-mal`,
  noSearches: 'Nichts wurde von mehreren vergeblich gesucht.',
  searchesFoot: 'Letzte 7 Tage, ohne heute',
  nothing: 'Für deine Rolle gibt es hier noch nichts. Im Menü steht, was du öffnen kannst.',
};
