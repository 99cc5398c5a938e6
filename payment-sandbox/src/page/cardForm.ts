import type { CardEntry, CardField, CardProblems } from '../cards/readCard.ts';
import { inGroups, testCards } from '../cards/sandboxCards.ts';
import { type Html, html } from './html.ts';
import type { Texts } from './texts.ts';

interface CardForm {
  readonly action: string;
  readonly texts: Texts;
  readonly amount: string;
  readonly entry: CardEntry;
  readonly problems: CardProblems;
}

const inputs = {
  number: { complete: 'cc-number', mode: 'numeric', longest: 23 },
  expiry: { complete: 'cc-exp', mode: 'text', longest: 9 },
  code: { complete: 'cc-csc', mode: 'numeric', longest: 4 },
  holder: { complete: 'cc-name', mode: 'text', longest: 80 },
} as const satisfies Record<CardField, unknown>;
const fields = Object.keys(inputs) as CardField[];

export const noEntry: CardEntry = { number: '', expiry: '', code: '', holder: '' };

export function cardForm({ action, texts, amount, entry, problems }: CardForm): Html {
  const field = (name: CardField) =>
    cardField(name, texts, entry[name], problems[name] && texts.problems[problems[name]]);
  return html`${problemList(texts, problems)}
<form method="post" action="${action}" novalidate>
${field('number')}
<div class="pair">${field('expiry')}${field('code')}</div>
${field('holder')}
<button type="submit" name="do" value="card">${texts.pay} · ${amount}</button>
</form>`;
}

/** A button for each test card, so that no number has to be copied. */
export function testCardList(action: string, texts: Texts): Html {
  const rows = testCards.map(
    ({ number, brand, situation }) => html`<li><span>${brand}: ${texts.situations[situation]}
<code>${inGroups(number)}</code></span>
<button type="submit" class="quiet" name="card" value="${number}" aria-label="${texts.use}: ${texts.situations[situation]}, ${brand} ${number.slice(-4)}">${texts.use}</button></li>`,
  );
  return html`<section class="sheet" aria-labelledby="cards">
<h2 id="cards">${texts.testCards}</h2>
<p class="note">${texts.warning}</p>
<form method="post" action="${action}">
<ul class="cases">${rows}</ul>
</form>
</section>`;
}

function problemList(texts: Texts, problems: CardProblems): Html | false {
  const wrong = fields.filter((name) => problems[name]);
  if (wrong.length === 0) return false;
  return html`<div class="problems" role="alert">
<h2>${texts.problemsTitle}</h2>
<ul>${wrong.map((name) => html`<li><a href="#${name}">${texts.fields[name]}</a></li>`)}</ul>
</div>`;
}

function cardField(name: CardField, texts: Texts, value: string, problem: string | undefined): Html {
  const { complete, mode, longest } = inputs[name];
  const hint = name === 'holder' ? undefined : texts.hints[name];
  const described = [problem && `${name}-problem`, hint && `${name}-hint`].filter(Boolean).join(' ');
  // The check digits are never sent back.
  const shown = name === 'code' ? '' : value;
  return html`<div class="field">
<label for="${name}">${texts.fields[name]}</label>
<input id="${name}" type="text" name="${name}" value="${shown}" autocomplete="${complete}" inputmode="${mode}" maxlength="${longest}" required${described !== '' && html` aria-describedby="${described}"`}${problem !== undefined && html` aria-invalid="true"`}>
${problem !== undefined && html`<span class="problem" id="${name}-problem">${problem}</span>`}
${hint !== undefined && html`<span class="hint" id="${name}-hint">${hint}</span>`}
</div>`;
}
