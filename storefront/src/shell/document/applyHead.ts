import type { PagePayload } from '@trolley/contract';
import { backgroundId, backgroundStyle } from './background.ts';
import { headOf } from './head.ts';

const backgrounds = new WeakMap<Document, CSSStyleSheet>();

/** Makes the head of the open document the one of another page. */
export function applyHead(document: Document, page: PagePayload): void {
  const { title, description, keywords, robots, canonical } = headOf(page);
  document.title = title;
  setTag(document, 'meta', 'name', 'description', 'content', description);
  setTag(document, 'meta', 'name', 'keywords', 'content', keywords);
  setTag(document, 'meta', 'name', 'robots', 'content', robots);
  setTag(document, 'link', 'rel', 'canonical', 'href', canonical);
  setBackground(document, backgroundStyle(page.meta));
}

function setTag(
  document: Document,
  tag: 'meta' | 'link',
  by: string,
  name: string,
  attribute: string,
  value: string | undefined,
): void {
  const known = document.head.querySelector(`${tag}[${by}="${name}"]`);
  if (value === undefined) return known?.remove();
  const element = known ?? document.createElement(tag);
  element.setAttribute(by, name);
  element.setAttribute(attribute, value);
  if (!known) document.head.append(element);
}

// The content security policy knows the first page's styles by their hashes; a style element made here would be refused.
function setBackground(document: Document, style: string): void {
  document.getElementById(backgroundId)?.remove();
  let sheet = backgrounds.get(document);
  if (!sheet) {
    if (style === '') return;
    sheet = new CSSStyleSheet();
    backgrounds.set(document, sheet);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(style);
}
