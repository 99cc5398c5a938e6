import { describe, expect, test } from 'vitest';
import { highlightedText } from './highlightedText.ts';

const plain = (text: string) => ({ text, highlighted: false });
const loud = (text: string) => ({ text, highlighted: true });

describe('the text of the top bar', () => {
  test('is highlighted between asterisks', () =>
    expect(highlightedText('Gratis *ab 60 €* · ab 30 €')).toEqual([
      plain('Gratis '),
      loud('ab 60 €'),
      plain(' · ab 30 €'),
    ]));
  test('may be highlighted more than once, and whole', () => {
    expect(highlightedText('*a* b *c*')).toEqual([loud('a'), plain(' b '), loud('c')]);
    expect(highlightedText('*all*')).toEqual([loud('all')]);
  });
  test('keeps a single asterisk', () => expect(highlightedText('5 * 2')).toEqual([plain('5 * 2')]));
  test('may be empty', () => expect(highlightedText('')).toEqual([]));
});
