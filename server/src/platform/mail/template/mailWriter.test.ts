import { type ColourRole, colourRoles } from '@trolley/contract';
import { expect, test } from 'vitest';
import { checkMail } from '../checkMail.ts';
import { createMailWriter } from './mailWriter.ts';

const palette = Object.fromEntries(colourRoles.map((role) => [role, '#123456'])) as Record<ColourRole, string>;
const theme = {
  colours: { light: palette, dark: palette },
  radius: { s: '1px', m: '2px', l: '3px', pill: '4px' },
  logo: { touchIcon: 'touch.png' },
};
const framing = {
  greeting: 'Hello {firstName},',
  greetingNameless: 'Hello,',
  signature: 'Your {shop}',
  linkHint: 'Copy it',
  help: 'Questions?',
  automatic: 'Sent by itself.',
};
const words = {
  subject: 'About {thing}',
  preheader: 'Soon',
  heading: '{thing}',
  before: ['from {shop} in {town}'],
  after: ['write to {support}'],
};
const writer = createMailWriter({
  tenant: {
    file: { locale: 'en-IE', name: 'Harbour' },
    theme: theme as never,
    media: { urlOf: (name) => `/media/${name}` },
    baseUrl: 'https://shop.example',
  },
  mail: { from: 'Harbour <a@shop.example>', support: 'help@shop.example' },
  framing,
  always: { town: 'Galway' },
});

test('CUST-04 a mail has the frame of its shop, the words of its caller, and greets by a name that is one', () => {
  const values = { thing: 'News' };
  const mail = writer.write({ kind: 'news', to: { recipient: 'a@b.example', firstName: 'Ana' }, words, values });
  checkMail(mail);
  expect(mail).toMatchObject({ kind: 'news', subject: 'About News', sender: 'Harbour <a@shop.example>' });
  expect(mail.headers).toMatchObject({ 'Reply-To': 'help@shop.example', 'Auto-Submitted': 'auto-generated' });
  for (const said of ['Hello Ana,', 'from Harbour in Galway', 'write to help@shop.example', 'Your Harbour'])
    expect(mail.text).toContain(said);
  expect(mail.html).toContain('https://shop.example/media/touch.png');
  const nameless = writer.write({ kind: 'news', to: { recipient: 'a@b.example' }, words, values });
  expect(nameless.text).toContain('\n\nHello,\n\n');
});
