/**
 * As a person would have written it: an entry of a list needs no paragraph of its own, an empty text is none at all.
 * Without that every visit of the field would change the text.
 */
export function tidyHtml(html: string): string {
  if (html === '<p></p>') return '';
  // Asked with every key.
  if (!html.includes('<li')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const entry of body.querySelectorAll('li')) {
    const paragraphs = [...entry.children].filter((child) => child.tagName === 'P');
    const [only] = paragraphs;
    if (only && paragraphs.length === 1) only.replaceWith(...only.childNodes);
  }
  return body.innerHTML;
}

/** Whether the field gives back what it was given: the same words in the same elements. */
export function isKeptBy(given: string, back: string): boolean {
  return outline(given) === outline(back);
}

function outline(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const names = [...body.querySelectorAll('*')]
    .map(({ tagName }) => ({ B: 'STRONG', I: 'EM' })[tagName] ?? tagName)
    // Whether a cell or an entry has a paragraph makes no difference to a reader.
    .filter((name) => !['P', 'TBODY', 'COLGROUP', 'COL'].includes(name));
  return `${names.sort().join(' ')}|${(body.textContent ?? '').replaceAll(/\s+/g, '')}`;
}
