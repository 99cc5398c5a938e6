import type { ColourRole } from '@trolley/contract';
import { colourRoles } from '@trolley/contract';
import { expect, test } from 'vitest';
import type { MailContent, MailFrame } from './mailContent.ts';
import { renderMail } from './renderMail.tsx';

const palette = (start: number) =>
  Object.fromEntries(
    colourRoles.map((role, index) => [role, `#${(start + index).toString(16).padStart(6, '0')}`]),
  ) as Record<ColourRole, string>;
const colours = { light: palette(0x100000), dark: palette(0x200000) };
const frame: MailFrame = {
  language: 'de-AT',
  shop: 'Feldmarkt',
  home: 'https://shop.example/',
  logo: 'https://shop.example/media/touch-icon.png',
  support: 'hilfe@shop.example',
  theme: { colours, radius: { s: '1px', m: '2px', l: '3px', pill: '4px' } },
  signature: 'Dein Feldmarkt',
  linkHint: 'Der Knopf geht nicht?',
  help: 'Fragen?',
  automatic: 'Automatisch verschickt.',
};
const content: MailContent = {
  preheader: 'Kurz gesagt',
  heading: 'Fast geschafft',
  greeting: 'Servus Anna,',
  before: ['erster Absatz', 'zweiter Absatz'],
  list: ['Angebote', 'Rezepte'],
  button: { label: 'Bestätigen', link: 'https://shop.example/registrieren?token=a&b=c' },
  second: { label: 'Neues Passwort', link: 'https://shop.example/neu' },
  after: ['Gilt 48 Stunden.'],
};
const wordsOf = (html: string) =>
  html
    .replace(/^.*<body/s, '<body')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');

test('CUST-04 page and plain text say the same in the same order, the link also as text', () => {
  const { html, text } = renderMail('Bestätige', content, frame);
  const parts = [
    content.heading,
    content.greeting,
    ...content.before,
    'Angebote',
    'Rezepte',
    'Bestätigen',
    'https://shop.example/registrieren?token=a&b=c',
    'Neues Passwort',
    ...content.after,
    frame.signature,
    frame.help,
    frame.support,
    frame.automatic,
  ];
  for (const said of [wordsOf(html), text]) {
    let at = 0;
    for (const part of parts) {
      const found = said.indexOf(part, at);
      expect(found, part).toBeGreaterThanOrEqual(at);
      at = found + part.length;
    }
  }
  expect(text).toContain('https://shop.example/neu');
  expect(text).not.toMatch(/<|&amp;|\n{3}/);
});

test('CUST-04 a page for mail: its language, a preheader before all else, one button, nothing that runs or is loaded early', () => {
  const { html } = renderMail('Bestätige', content, frame);
  expect(html).toMatch(/^<!DOCTYPE html><html lang="de-AT">/);
  expect(html).toContain('<title>Bestätige</title>');
  expect(wordsOf(html).trim()).toMatch(/^Kurz gesagt/);
  expect(html.match(/mso-padding-alt/g)).toHaveLength(1);
  expect(html).not.toMatch(/<script|<link|<form|url\(| on\w+=/);
  for (const table of html.match(/<table[^>]*>/g) ?? []) expect(table).toContain('role="presentation"');
  for (const picture of html.match(/<img[^>]*>/g) ?? []) expect(picture).toMatch(/alt="" .*|width="52" height="52"/);
});

test('CUST-04 its colours are the theme’s, and in a dark room the dark ones, pair by pair', () => {
  const { html } = renderMail('Bestätige', content, frame);
  const dark = /@media \(prefers-color-scheme:dark\)\{(.*?\})\}/.exec(html)?.[1] ?? '';
  const allowed = new Set<string>([...Object.values(colours.light), ...Object.values(colours.dark)]);
  expect((html.match(/(?<!&)#[0-9a-f]{6}\b/g) ?? []).filter((colour) => !allowed.has(colour))).toEqual([]);
  expect(dark).toContain(`.inside{background-color:${colours.dark.surface} !important}`);
  expect(dark).toContain(`.words{color:${colours.dark.ink} !important}`);
  // What is written in a colour of the page can be turned; band and button carry both their colours in either room.
  for (const part of html.match(/<(?:p|h1|li)\b[^>]*>/g) ?? []) expect(part).toMatch(/class="(?:words|small)"/);
});

test('CUST-04 no name and no text of a customer becomes markup', () => {
  const evil = '<img src=x onerror=alert(1)>"\'&';
  const { html } = renderMail(evil, { ...content, greeting: evil, before: [evil], list: [evil], after: [evil] }, frame);
  expect(html).not.toContain('<img src=x');
  expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;/g)).toHaveLength(5);
});

test('CUST-04 a button that writes a mail shows the address, not how to copy it into a browser', () => {
  const button = { label: 'Das war ich nicht', link: 'mailto:hilfe@shop.example' };
  const { html, text } = renderMail('Neu', { ...content, button }, frame);
  expect(html).not.toContain(frame.linkHint);
  expect(html).toContain('>hilfe@shop.example</a>');
  expect(text).toContain('Das war ich nicht:\nhilfe@shop.example\n');
});

test('CONT-09 a question has one sign at its end, an answer the lines it was typed with, and none of them looks like another question', () => {
  const answers = [
    { label: 'Was ist passiert?', answer: 'Beschädigt' },
    { label: 'Name', answer: 'Greta' },
    { label: 'Nachricht', answer: 'Oben offen.\r\n\n\n\nE-Mail: <b>x</b>\u2028Ende\u0007.\n' },
  ];
  const { html, text } = renderMail('Neu', { ...content, list: [], answers, below: ['Danach.'] }, frame);
  expect(text).toContain(
    [
      ...['- Was ist passiert? Beschädigt', '- Name: Greta', '- Nachricht:'],
      ...['    Oben offen.', '', '    E-Mail: <b>x</b>', '    Ende .', '', 'Danach.', ''],
    ].join('\n'),
  );
  expect(html).toContain('Oben offen.<br/><br/>E-Mail: &lt;b&gt;x&lt;/b&gt;<br/>Ende .</p>');
  expect(html).toMatch(/<p class="words"[^>]*>Danach\.<\/p>/);
});
