import type { Payment } from '../ledger/payment.ts';
import { Html, html } from './html.ts';
import { style } from './style.ts';
import { type Texts, textsFor } from './texts.ts';

/** The document around every page, which says before anything else that this is a test. */
export function frame(locale: string, title: string, content: Html): string {
  const texts = textsFor(locale);
  const language = locale.split('-')[0] === 'de' ? 'de' : 'en';
  return html`${new Html('<!doctype html>')}
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${texts.test}</title>
<style>${new Html(style)}</style>
</head>
<body>
<header><p class="banner">${texts.test}</p></header>
<main>
${content}
</main>
</body>
</html>
`.text;
}

/** The amount, and the shop that gets it. */
export function due({ ask }: Payment, texts: Texts): Html {
  return html`<div class="due">
<p>${texts.paying}</p>
<strong>${money(ask)}</strong>
<p>${texts.to} ${new URL(ask.returnUrl).host}</p>
</div>`;
}

export function money({ amount, currency, locale }: Payment['ask']): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100);
}
