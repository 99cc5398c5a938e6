import { z } from 'zod/mini';
import { field } from '../form/field.ts';
import { botCheckAnswer } from '../wire/botCheck.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { multiline } from '../wire/unfitTexts.ts';

const domain = 'newsletter';
const token = z.string().check(z.regex(/^[\w.-]{1,200}$/));
const topicNames = z.object({ topics: z.array(z.string()) });

/** Why a link of a newsletter's mail does nothing, so that a page can say how to go on. */
export const newsletterFailures = {
  /** It has done what it is for. */
  linkUsed: 'newsletterLinkUsed',
  linkExpired: 'newsletterLinkExpired',
  /** No such link, or one that was cut in two on its way. */
  linkUnknown: 'newsletterLinkUnknown',
  /** The words about the consent are other ones by now. */
  consentOutdated: 'consentOutdated',
} as const;

export const getNewsletterTopics = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter-topics',
  domain,
  summary: 'What there is to subscribe to.',
  reply: z.object({
    topics: z.array(z.object({ newsletterTopicId: z.string(), name: z.string(), description: z.string() })),
  }),
});

export const subscribeToNewsletter = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter/subscriptions',
  domain,
  summary:
    'Asks for a newsletter, without an account. A link follows by mail; the answer is the same for every address.',
  query: botCheckAnswer,
  body: z.object({
    email: field('email'),
    topics: z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(50)),
    /** The words beside the button, as they were shown. */
    consent: multiline(z.string().check(z.maxLength(1000))),
  }),
  reply: null,
});

export const confirmNewsletterSubscription = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter/confirmations',
  domain,
  summary: 'Subscribes, with the secret of the link in the mail.',
  body: z.object({ token }),
  reply: topicNames,
});

export const unsubscribeByLink = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscriptions/link',
  domain,
  summary: 'Ends the subscription that a link in a newsletter is of, or all of that address.',
  body: z.object({ token, all: z.optional(z.boolean()) }),
  reply: topicNames,
});

export const unsubscribeByForm = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscriptions',
  domain,
  summary: 'Ends every subscription of an address. The answer is the same for every address.',
  query: botCheckAnswer,
  body: z.object({ email: field('email') }),
  reply: null,
});
