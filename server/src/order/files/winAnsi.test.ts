import { fieldProblem } from '@trolley/contract';
import { expect, test } from 'vitest';
import { winAnsi } from './winAnsi.ts';

test('CUST-13 a name of any script that an order takes can be read on its invoice', () => {
  const written = {
    'Käse – 2,49 € Šunka „frisch“': 'Käse – 2,49 € Šunka „frisch“',
    'Dvořák Kovačević': 'Dvorák Kovacevic',
    'Đorđe Đorđević': 'Dorde Dordevic',
    'Małgorzata Yılmaz': 'Malgorzata Yilmaz',
    'Георги Щербаков': 'Georgi Shcherbakov',
    'Ђорђе Љубић': 'Djordje Ljubic',
    'Віталій Їжак': 'Vitalii Izhak',
    'Θεόδωρος Παπαδόπουλος': 'Theodoros Papadopoulos',
  };
  for (const [name, paper] of Object.entries(written)) expect(winAnsi(name)).toBe(paper);
});

test('CUST-13 no letter of these alphabets is lost', () => {
  const letters = (from: number, until: number) =>
    Array.from({ length: until - from + 1 }, (_, at) => String.fromCodePoint(from + at)).filter((one) =>
      /\p{L}/u.test(one),
    );
  // European Latin, modern Greek, and Cyrillic as it is written in Europe.
  const all = [...letters(0xc0, 0x17f), ...letters(0x386, 0x3ce), ...letters(0x400, 0x45f), 'Ґ', 'ґ', 'Ș', 'ț', 'ễ'];
  for (const letter of all) {
    expect(fieldProblem('surname', letter), letter).toBeUndefined();
    expect(winAnsi(`${letter}a`), letter).not.toContain('?');
  }
});

test('a character outside WinAnsi becomes a question mark', () => expect(winAnsi('Ramen 麺')).toBe('Ramen ?'));
