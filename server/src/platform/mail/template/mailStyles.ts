import type { ColourRole } from '@trolley/contract';
import type { CSSProperties } from 'react';
import type { MailFrame } from './mailContent.ts';

/** Fonts of the reader's own: a mail loads none. */
const font = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

type Style = CSSProperties & { readonly msoPaddingAlt?: string; readonly msoHide?: string };

/** Programs for mail drop style sheets, so every part carries its look itself, in light colours. */
export function mailStyles({ theme }: MailFrame) {
  const { light } = theme.colours;
  const radius = theme.radius.l;
  const words: Style = { fontFamily: font, fontSize: '16px', lineHeight: '26px', color: light.ink };
  const small: Style = { ...words, fontSize: '14px', lineHeight: '22px', color: light['ink-2'] };
  const link: Style = { color: light.brand, textDecoration: 'underline' };
  return {
    body: { margin: 0, padding: 0, backgroundColor: light.ground, WebkitTextSizeAdjust: '100%' },
    preheader: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0, fontSize: '1px', msoHide: 'all' },
    ground: { padding: '24px 12px 32px', backgroundColor: light.ground },
    card: { width: '100%', maxWidth: '560px', borderCollapse: 'separate' },
    part: { width: '100%', borderCollapse: 'separate' },
    band: { padding: '16px 26px', backgroundColor: light.deep, borderRadius: `${radius} ${radius} 0 0` },
    stripe: { height: '6px', lineHeight: '6px', fontSize: '1px', backgroundColor: light.accent },
    home: { fontFamily: font, color: light['on-brand'], textDecoration: 'none' },
    logo: { border: 0, width: '52px', height: '52px', marginRight: '8px', verticalAlign: 'middle' },
    name: {
      fontSize: '22px',
      lineHeight: '52px',
      verticalAlign: 'middle',
      fontWeight: 700,
      letterSpacing: '-0.2px',
      color: light['on-brand'],
    },
    inside: { padding: '36px 32px 32px', backgroundColor: light.page, borderRadius: `0 0 ${radius} ${radius}` },
    heading: {
      ...words,
      margin: '0 0 20px',
      fontSize: '30px',
      lineHeight: '36px',
      fontWeight: 700,
      letterSpacing: '-0.4px',
    },
    words: { ...words, margin: '0 0 16px' },
    list: { ...words, margin: '0 0 16px', padding: '0 0 0 22px' },
    item: { ...words, margin: '0 0 4px', fontWeight: 600 },
    answers: { width: '100%', margin: '4px 0 20px', borderCollapse: 'separate' },
    answersCell: { padding: '0 0 0 16px', borderLeft: `3px solid ${light.line}` },
    answer: { ...words, margin: '0 0 12px', overflowWrap: 'anywhere' },
    rows: { width: '100%', margin: '8px 0 16px', borderCollapse: 'collapse' },
    row: { ...words, padding: '6px 0', verticalAlign: 'top' },
    figure: { ...words, padding: '6px 0 6px 16px', verticalAlign: 'top', whiteSpace: 'nowrap' },
    sum: { borderTop: `2px solid ${light.line}`, fontWeight: 700 },
    detail: { ...small, display: 'block' },
    buttonRoom: { margin: '28px 0 24px', borderCollapse: 'separate' },
    buttonCell: { backgroundColor: light.accent, borderRadius: theme.radius.pill, msoPaddingAlt: '15px 30px' },
    button: {
      ...words,
      display: 'inline-block',
      padding: '14px 30px',
      fontSize: '17px',
      lineHeight: '24px',
      fontWeight: 700,
      color: light['on-accent'],
      textDecoration: 'none',
      borderRadius: theme.radius.pill,
    },
    hint: { ...small, margin: '0 0 24px', fontSize: '13px', lineHeight: '20px' },
    link: { ...link, wordBreak: 'break-all' },
    plainLink: { ...link, fontWeight: 600 },
    notes: { width: '100%', margin: '8px 0 24px', borderCollapse: 'separate' },
    notesCell: { padding: '16px 20px 8px', backgroundColor: light.surface, borderRadius: theme.radius.m },
    note: { ...small, margin: '0 0 8px' },
    signature: { ...words, margin: 0, fontWeight: 600 },
    footer: { padding: '20px 32px 0' },
    footName: { color: light.brand, textDecoration: 'none', fontWeight: 700 },
    foot: { ...small, margin: '0 0 4px', fontSize: '13px', lineHeight: '20px', textAlign: 'center' },
  } satisfies Record<string, Style>;
}

const darkParts: readonly (readonly [
  name: string,
  property: 'color' | 'background-color' | 'border-color',
  role: ColourRole,
])[] = [
  ['ground', 'background-color', 'page'],
  ['inside', 'background-color', 'surface'],
  ['notes', 'background-color', 'ground'],
  ['answers', 'border-color', 'line'],
  ['words', 'color', 'ink'],
  ['small', 'color', 'ink-2'],
  ['link', 'color', 'brand'],
];

/** For programs that know a dark room and style sheets; band and button look the same in both. */
export function darkStyle({ theme }: MailFrame): string {
  const { dark } = theme.colours;
  const rules = darkParts.map(([name, property, role]) => `.${name}{${property}:${dark[role]} !important}`);
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `@media (prefers-color-scheme:dark){${rules.join('')}}`,
    '@media (max-width:599px){.wide{padding-left:22px !important;padding-right:22px !important}.band{padding-left:14px !important}}',
  ].join('');
}
