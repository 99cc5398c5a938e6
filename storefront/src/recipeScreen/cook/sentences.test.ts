import { expect, test } from 'vitest';
import { firstSentence } from './sentences.ts';

test.each([
  ['Heat the oven to 200 °C, fan 180 °C. Boil the penne.', 'Heat the oven to 200 °C, fan 180 °C.'],
  ['Mit Kräutern, z. B. Petersilie, bestreuen. Servieren.', 'Mit Kräutern, z. B. Petersilie, bestreuen.'],
  ['Rasten lassen! Dann schneiden.', 'Rasten lassen!'],
  ['Alles mischen.', 'Alles mischen.'],
])('%s', (text, first) => {
  const [begin, rest] = firstSentence(text);
  expect(begin).toBe(first);
  expect([begin, rest].filter(Boolean).join(' ')).toBe(text);
});
