import { expect, test } from 'vitest';
import { readFiguresAsk } from './options.ts';

test('the command takes days and a length of lists, and says what is wrong', () => {
  expect(readFiguresAsk([])).toEqual({ days: 7, top: 10 });
  expect(readFiguresAsk(['--days', '30', '--top', '3'])).toEqual({ days: 30, top: 3 });
  expect(readFiguresAsk(['--help'])).toBe('help');
  expect(readFiguresAsk(['--days', '0'])).toEqual({ problem: '--days takes a whole number from 1 to 800.' });
  expect(readFiguresAsk(['--days'])).toEqual({ problem: '--days takes a whole number from 1 to 800.' });
  expect(readFiguresAsk(['--weeks', '2'])).toEqual({ problem: 'What is --weeks?' });
});
