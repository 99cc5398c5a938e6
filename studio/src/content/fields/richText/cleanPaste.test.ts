import { expect, test } from 'vitest';
import { cleanPaste } from './cleanPaste.ts';

const entry = (sign: string, words: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><span lang=DE-AT>${words}<o:p></o:p></span></p>`;
const plain = (html: string) => cleanPaste(html).replaceAll(/<\/?span>/g, '');

test('a list of Word becomes a list, a numbered one a numbered one', () => {
  expect(plain(entry('·', 'Kipferl') + entry('·', 'Linzer'))).toBe('<ul><li>Kipferl</li><li>Linzer</li></ul>');
  expect(plain(`${entry('1.', 'Kneten')}${entry('2.', 'Backen')}<p>Fertig</p>${entry('·', 'Zimt')}`)).toBe(
    '<ol><li>Kneten</li><li>Backen</li></ol><p>Fertig</p><ul><li>Zimt</li></ul>',
  );
});

test('a table keeps its cells: Word puts paragraphs into them', () => {
  expect(
    cleanPaste(
      '<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Sorte</p></td><td><p>4,90</p><p>Euro</p></td></tr></table>',
    ),
  ).toContain('<tr><td>Sorte</td><td>4,90<br>Euro</td></tr>');
});

test('headings fit below that of the page, and nothing of fonts, colours, comments and scripts is left', () => {
  const word =
    '<style>p{margin:0}</style><!--StartFragment--><h1 style="color:red">Advent</h1><p class="MsoNormal" lang="DE">Text</p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><script>alert(1)</script>';
  expect(cleanPaste(word).replaceAll(/<!--.*?-->/g, '')).toBe('<h2>Advent</h2><p>Text</p>');
});

test('Google Docs wraps everything in a bold that is none', () => {
  expect(cleanPaste('<b style="font-weight:normal;"><p><strong>fett</strong> nicht</p></b>')).toBe(
    '<p><strong>fett</strong> nicht</p>',
  );
});
