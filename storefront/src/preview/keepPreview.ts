import { calls, type PreviewedPage, pageOf, parameter, payloads, siteHeader } from './previewData.ts';

interface Kept {
  /** Missing where the whole shop is a preview: then every address is one anyway. */
  readonly token: string | undefined;
  /** The header, menu and footer of this document, as `x-preview-site` names them. */
  readonly site?: string | undefined;
  /** A page was fetched. */
  fetched(page: PreviewedPage): void;
  /** What was fetched cannot be shown in this document: the preview ended, or what surrounds the page is another one. */
  outdated(): void;
}

/**
 * Keeps whoever looks around in the preview they opened: every way the shop has to fetch or go to an address takes the
 * token along. The browser's own functions are wrapped, so that the shop's script needs to know nothing of previews.
 */
export function keepPreview(page: Window & typeof globalThis, kept: Kept): void {
  watchFetches(page, kept);
  if (kept.token !== undefined) keepAddresses(page, kept.token);
}

function watchFetches(page: Window & typeof globalThis, { token, site, fetched, outdated }: Kept): void {
  const fetchPlainly = page.fetch.bind(page);
  page.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, page.location.href);
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    const isPage = url.pathname.startsWith(payloads);
    const isShown = isPage || calls.some((begin) => url.pathname.startsWith(begin));
    if (url.origin !== page.location.origin || method !== 'GET' || !isShown) return fetchPlainly(input, init);
    if (token !== undefined) url.searchParams.set(parameter, token);
    const response = await fetchPlainly(input instanceof Request ? new Request(url, input) : url, init);
    if (isPage) void look(response.clone());
    return response;
  };

  async function look(response: Response): Promise<void> {
    if (token !== undefined && response.status === 403) return outdated();
    const now = response.headers.get(siteHeader);
    const found = pageOf(await response.json().catch(() => undefined));
    if (found) fetched(found);
    if (site !== undefined && now !== null && now !== site) outdated();
  }
}

function keepAddresses({ document, history, location }: Window & typeof globalThis, token: string): void {
  /** With the token, if the address is one of the shop's. */
  function withToken(address: string | URL): URL | undefined {
    const url = new URL(address, location.href);
    if (url.origin !== location.origin || /^\/(?:studio|api)(?:\/|$)/.test(url.pathname)) return undefined;
    url.searchParams.set(parameter, token);
    return url;
  }

  for (const how of ['pushState', 'replaceState'] as const) {
    const plain = history[how].bind(history);
    history[how] = (state, unused, address) =>
      plain(state, unused, address == null ? address : (withToken(address) ?? address));
  }

  /** Before the press is answered: also a link that is opened in another tab leads into the preview. */
  const prepare = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.getAttribute('href')?.startsWith('#') || link.hasAttribute('data-preview')) return;
    const url = withToken(link.href);
    if (url && url.href !== link.href) link.href = url.href;
  };
  for (const type of ['pointerdown', 'focusin', 'click', 'auxclick']) document.addEventListener(type, prepare, true);

  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.method !== 'get' || form.querySelector(`[name="${parameter}"]`))
        return;
      const field = document.createElement('input');
      Object.assign(field, { type: 'hidden', name: parameter, value: token });
      form.append(field);
    },
    true,
  );
}
