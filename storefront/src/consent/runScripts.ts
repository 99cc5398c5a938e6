import type { ConsentCategory, ConsentedScript, CookieCategory } from '@trolley/contract';
import type { Consent } from '../shell/consent/consent.ts';
import { deleteCookies } from './deleteCookies.ts';

interface Page {
  readonly document: Document;
  readonly location: Pick<Location, 'hostname' | 'protocol' | 'reload'>;
}

interface Consented {
  readonly scripts: readonly ConsentedScript[];
  readonly categories: readonly CookieCategory[];
}

/**
 * CONS-03: scripts run once their category is allowed. When it no longer is, the cookies of the category are deleted, and
 * where one of its scripts ran the page is loaded again: a script that runs cannot be taken back. Returns how to stop.
 */
export function runScripts(
  page: Page,
  { scripts, categories }: Consented,
  consent: Pick<Consent, 'get' | 'allows' | 'subscribe'>,
): () => void {
  const ran = new Set<ConsentedScript>();
  const update = () => {
    // Until somebody answers nothing is known to be refused: what was allowed in the past stays until they do.
    if (!consent.get().answered) return;
    const refused = (category: ConsentCategory) => !consent.allows(category);
    for (const { category, cookies } of categories) if (refused(category)) deleteCookies(page, cookies);
    if ([...ran].some(({ category }) => refused(category))) {
      page.location.reload();
      return;
    }
    for (const script of scripts) {
      if (refused(script.category) || ran.has(script)) continue;
      ran.add(script);
      for (const part of script.parts) page.document.head.append(elementOf(page.document, part));
    }
  };
  const unsubscribe = consent.subscribe(update);
  update();
  return unsubscribe;
}

/** Made here and not parsed: only so made elements run, and the policy knows their code by its hash. */
function elementOf(document: Document, { attributes, code }: ConsentedScript['parts'][number]): HTMLScriptElement {
  const element = document.createElement('script');
  // In their order, unless the tag itself says otherwise.
  element.async = 'async' in attributes;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (code !== undefined) element.textContent = code;
  return element;
}
