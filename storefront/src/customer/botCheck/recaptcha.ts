interface Recaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, of: { readonly action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

type Page = Pick<Window, 'grecaptcha' | 'document'>;

const source = 'https://www.google.com/recaptcha/api.js';

/** Loads Google's script, once, and only where the shop uses reCAPTCHA. */
export async function loadRecaptcha(siteKey: string, page: Page = window): Promise<() => Promise<string>> {
  if (!page.grecaptcha) await loadScript(`${source}?render=${encodeURIComponent(siteKey)}`, page.document);
  const { grecaptcha } = page;
  if (!grecaptcha) throw new Error('reCAPTCHA is not there.');
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return () => grecaptcha.execute(siteKey, { action: 'account' });
}

function loadScript(address: string, document: Document): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('reCAPTCHA could not be loaded.'));
    });
    document.head.append(script);
  });
}
