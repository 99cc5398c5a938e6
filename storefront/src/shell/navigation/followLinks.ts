import { leadingTo, linkOf, pressOn } from './links.ts';
import { scrollToPlace } from './scrollToPlace.ts';

interface FollowLinksOptions {
  navigate(to: string): void;
  /** A navigation is likely: `near` means the pointer is over the link, `press` that it is being pressed. */
  prefetch(to: string, how: 'near' | 'press'): void;
}

/**
 * One listener for all links of the page: a plain `<a>` is a full page load before hydration and a
 * client-side navigation afterwards. It listens on the document, so that handlers of components run before it.
 */
export function followLinks(page: Window, { navigate, prefetch }: FollowLinksOptions): () => void {
  const { document } = page;
  const here = () => new URL(page.location.href);

  const pressed = (event: MouseEvent) => {
    const press = pressOn(event, here());
    if (!press) return;
    const place = press.kind === 'place' ? document.getElementById(press.id) : undefined;
    if (place === null) return;
    event.preventDefault();
    if (place) void scrollToPlace(place, page).then(() => navigate(press.to));
    else navigate(press.to);
  };
  const sent = (event: SubmitEvent) => {
    const to = event.defaultPrevented ? undefined : searchOf(event, here());
    if (!to) return;
    event.preventDefault();
    navigate(to);
  };
  const coming = (how: 'near' | 'press') => (event: Event) => {
    const link = linkOf(event);
    const press = link && leadingTo(link, here());
    if (press?.kind === 'page') prefetch(press.to, how);
  };
  const near = coming('near');
  const down = coming('press');

  document.addEventListener('click', pressed);
  document.addEventListener('submit', sent);
  document.addEventListener('mouseover', near, { passive: true });
  document.addEventListener('focusin', near, { passive: true });
  document.addEventListener('pointerdown', down, { passive: true });
  return () => {
    document.removeEventListener('click', pressed);
    document.removeEventListener('submit', sent);
    document.removeEventListener('mouseover', near);
    document.removeEventListener('focusin', near);
    document.removeEventListener('pointerdown', down);
  };
}

/** The address a plain search or filter form leads to; undefined for any other form. */
function searchOf(event: SubmitEvent, here: URL): string | undefined {
  const form = event.target as HTMLFormElement;
  if (form.method !== 'get' || form.target || form.hasAttribute('data-reload')) return undefined;
  const to = new URL(form.getAttribute('action') ?? here.pathname, here);
  if (to.origin !== here.origin) return undefined;
  to.search = '';
  for (const [name, value] of new FormData(form, event.submitter))
    if (typeof value === 'string') to.searchParams.append(name, value);
  return to.pathname + to.search;
}
