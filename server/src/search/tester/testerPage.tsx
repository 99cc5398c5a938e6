import { createHash } from 'node:crypto';
import type { SearchExplanation } from '@trolley/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const style = [
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}',
  'body{max-width:76rem;margin:0 auto;padding:1rem}',
  'h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.15rem;margin-top:2rem}',
  'input,button{font:inherit;padding:.5rem .75rem}',
  'form{display:flex;gap:.5rem;flex-wrap:wrap;align-items:end}label{display:grid}',
  '.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}',
  'th,td{text-align:left;vertical-align:top;padding:.35rem .75rem .35rem 0;border-top:1px solid}',
  '.number{text-align:right;font-variant-numeric:tabular-nums}',
].join('');

/** Nothing runs; the form asks this page itself. */
export const testerPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const readings: Readonly<Record<SearchExplanation['words'][number]['reading'], string>> = {
  asTyped: 'as typed',
  otherForm: 'in another form',
  joined: 'joined with its neighbour',
  beginning: 'as a beginning',
  parts: 'by its parts',
  corrected: 'corrected',
  unknown: 'not known',
};

const pinStates: Readonly<Record<SearchExplanation['pins'][number]['state'], string>> = {
  first: 'stands first',
  notSoldHere: 'not sold in this zone',
  notOrderable: 'cannot be ordered now, stands where it was found',
};

/** The search tester: for the retailer's people, in the words of docs/search.md. */
export function testerPage(explanation: SearchExplanation | undefined): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Search tester</title>
        {/* The policy names it by its hash. */}
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>Search tester</h1>
          <form action="/_search" method="get">
            <label>
              What a shopper types
              <input type="search" name="q" defaultValue={explanation?.term} maxLength={100} />
            </label>
            <button type="submit">Explain</button>
          </form>
          {explanation && <Explanation {...explanation} />}
        </main>
      </body>
    </html>,
  )}`;
}

function Explanation({ words, ignored, banned, categories, brands, pins, total, products }: SearchExplanation) {
  return (
    <>
      <h2>How it is read</h2>
      {banned.length > 0 && <p>Banned: {banned.join(', ')}. Nothing is shown or suggested for it.</p>}
      <Table head={['Word', 'Read', 'As', 'Finds also']}>
        {words.map(({ text, reading, as, synonyms }) => (
          <tr key={text}>
            <td>{text}</td>
            <td>{readings[reading]}</td>
            <td>{as.join(', ')}</td>
            <td>{synonyms.join(', ')}</td>
          </tr>
        ))}
      </Table>
      {ignored.length > 0 && <p>Not looked up: {ignored.join(', ')}</p>}
      {categories.length > 0 && <p>Categories: {categories.map(({ name }) => name).join(', ')}</p>}
      {brands.length > 0 && <p>Brands: {brands.map(({ name }) => name).join(', ')}</p>}
      {pins.length > 0 && (
        <ul>
          {pins.map(({ sku, name = '', state }) => (
            <li key={sku}>
              Pinned: {sku} {name}, {pinStates[state]}
            </li>
          ))}
        </ul>
      )}
      <h2>The first of {total} products</h2>
      <p>
        Less is better: what its words cost, less the bonus for being what the term names. Between equals what can be
        ordered comes first, then the better known one: its popularity, and what clicks for this term add to it.
      </p>
      <Table head={['Place', 'Product', 'Cost', 'Bonus', 'Popularity', 'Clicks', 'It is', 'Words and their cost']}>
        {products.map(({ sku, name, brand, pack, pinned, popularity, orderable, match }, index) => (
          <tr key={sku}>
            <td className="number">{index + 1}</td>
            <td>
              {brand} {name}, {pack} ({sku}){pinned && ', pinned'}
              {!orderable && ', cannot be ordered'}
            </td>
            <td className="number">{match?.cost}</td>
            <td className="number">{match?.bonus}</td>
            <td className="number">{popularity}</td>
            <td className="number">{match && match.clicks > 0 ? `+${match.clicks}` : ''}</td>
            <td>{match?.head}</td>
            <td>{match?.words.map(({ word, cost }) => `${word} ${cost}`).join(', ')}</td>
          </tr>
        ))}
      </Table>
    </>
  );
}

function Table({ head, children }: { readonly head: readonly string[]; readonly children: ReactNode }) {
  return (
    <div className="scroll">
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
