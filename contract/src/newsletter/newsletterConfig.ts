import { z } from 'zod/mini';

const text = z.string().check(z.minLength(1));
/** NEWS-01: which one is shown follows the login. */
const variants = z.strictObject({ loggedIn: text, anonymous: text });

/** NEWS-01: the component config `newsletter`, the words of the newsletter's blocks as editors fill them. */
export const newsletterConfig = z.strictObject({
  headline: variants,
  beforeContent: variants,
  subscribeSuccess: variants,
  subscribeError: variants,
  confirmSuccess: variants,
  confirmError: variants,
  /** What a subscriber agrees to, beside the button; kept with every subscription as it was shown. */
  consent: z.string().check(z.minLength(1), z.maxLength(1000)),
  /** Leads to what happens with the address. */
  privacy: z.strictObject({ label: text, href: text }),
});
export type NewsletterConfig = z.infer<typeof newsletterConfig>;
