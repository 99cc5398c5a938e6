import type { TodayTexts } from './messages.en.ts';

export const de: TodayTexts = {
  goodMorning: (name) => `Guten Morgen, ${name}`,
  goodAfternoon: (name) => `Guten Tag, ${name}`,
  goodEvening: (name) => `Guten Abend, ${name}`,
};
