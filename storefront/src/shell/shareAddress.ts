import { notify } from './notifications/notifications.ts';

/** With the browser's own way of sharing where it has one; otherwise the address is copied, and said to be. */
export async function shareAddress(
  title: string,
  url: string,
  browser: Pick<Navigator, 'share' | 'clipboard'> = navigator,
) {
  if (typeof browser.share === 'function') {
    // Whoever closes it without sharing wants nothing else.
    await browser.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await browser.clipboard.writeText(url);
    notify({ key: 'catalogue.product.linkCopied', type: 'success' });
  } catch {
    // Not allowed, or not a secure page: the address is shown, to be copied by hand.
    notify({ key: 'catalogue.product.linkNotCopied', values: { url }, type: 'info', duration: 15_000 });
  }
}
