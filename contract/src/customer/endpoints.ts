import { z } from 'zod/mini';
import { field, problemsAs } from '../form/field.ts';
import { botCheckAnswer } from '../wire/botCheck.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { multiline } from '../wire/unfitTexts.ts';
import { communicationSettings, customer, customerSession, newsletterTopic, offeredSalutations } from './customer.ts';

const domain = 'customer';
/** The answer to the bot check of either adapter; left out where the app's key replaces it. */
const id = z.object({ id: z.uuid() });
/** The secret of a link in a mail: 256 random bits. */
const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
/** As the tenant writes dates; the operation checks it. */
const birthdate = z.string().check(z.trim(), z.maxLength(20));
const optionalName = z.optional(field('academicTitle'));
const birthdateRequired = z.string().check(
  z.trim(),
  z.maxLength(20),
  problemsAs((value) => (value === '' ? { kind: 'required' } : undefined)),
);

export const login = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  domain,
  summary: 'Logs in. Whether an address is known never shows.',
  query: botCheckAnswer,
  body: z.object({ email: field('email'), password: field('password') }),
  reply: customer,
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  domain,
  summary: 'Ends this session.',
  reply: null,
});

export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/auth/password-reset',
  domain,
  summary: 'Sends a link for a new password, if there is such an account; the answer is the same.',
  query: botCheckAnswer,
  body: z.object({ email: field('email') }),
  reply: null,
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/password-reset/confirm',
  domain,
  summary: 'Sets the new password by the link of the mail and ends every session.',
  body: z.object({ token, password: field('password') }),
  reply: null,
});

const registrationForm = z.object({
  email: field('email'),
  password: field('password'),
  firstName: field('firstname'),
  lastName: field('surname'),
  salutation: z.optional(z.enum(offeredSalutations)),
  academicTitle: optionalName,
  birthdate: birthdateRequired,
  newsletterTopics: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20))),
});

export const registerCustomer = defineEndpoint({
  method: 'POST',
  path: '/api/customers',
  domain,
  summary: 'Registers. 202: a confirmation was sent; 200: the account counts at once.',
  query: botCheckAnswer,
  body: registrationForm,
  reply: customer,
  accepted: true,
});

export const claimOfflineAccount = defineEndpoint({
  method: 'POST',
  path: '/api/customers/offline-account',
  domain,
  summary: 'Claims an account that exists in the stores by its card and activation code. 202: a confirmation was sent.',
  query: botCheckAnswer,
  body: z.object({
    ...registrationForm.shape,
    cardNumber: field('cardNumber'),
    activationCode: field('activationcode'),
  }),
  reply: customer,
  accepted: true,
});

export const confirmCustomer = defineEndpoint({
  method: 'POST',
  path: '/api/customers/confirm',
  domain,
  summary:
    'What the link of a mail stands for: a new account, a new address or newsletter topics. In the browser that registered it also logs in, and answers the customer.',
  body: z.object({ token }),
  reply: z.object({
    confirmed: z.enum(['registration', 'email', 'newsletter']),
    customer: z.optional(customer),
  }),
});

export const getCustomer = defineEndpoint({
  method: 'GET',
  path: '/api/customers',
  domain,
  customerOnly: true,
  summary: 'The logged-in customer; 401 for guests.',
  reply: customer,
});

export const refreshCustomer = defineEndpoint({
  method: 'GET',
  path: '/api/customers/refresh',
  domain,
  customerOnly: true,
  summary: 'The same, read anew, with a session that lasts longer.',
  reply: customer,
});

export const updateCustomer = defineEndpoint({
  method: 'PUT',
  path: '/api/customers',
  domain,
  customerOnly: true,
  summary:
    'The six fields of personal data. A new address asks for the current password and counts once its mail is confirmed.',
  body: z.object({
    academicTitle: field('academicTitle'),
    birthdate,
    email: field('email'),
    /** Required if the e-mail address changes. */
    currentPassword: z.optional(z.string().check(z.maxLength(200))),
    firstName: field('firstname'),
    lastName: field('surname'),
    salutation: z.optional(z.enum(offeredSalutations)),
  }),
  reply: customer,
});

export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/api/customers/password',
  domain,
  customerOnly: true,
  summary: 'A new password; every other session ends, this one gets a new id.',
  body: z.object({ currentPassword: z.string().check(z.maxLength(200)), password: field('password') }),
  reply: null,
});

export const getCommunicationSettings = defineEndpoint({
  method: 'GET',
  path: '/api/customers/communication-settings',
  domain,
  customerOnly: true,
  summary: 'The channels by which the customer may be contacted.',
  reply: communicationSettings,
});

export const setCommunicationSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/customers/communication-settings',
  domain,
  customerOnly: true,
  summary: 'The channels by which the customer may be contacted.',
  body: communicationSettings,
  reply: communicationSettings,
});

const topicIds = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(50));

export const manageNewsletterTopics = defineEndpoint({
  method: 'POST',
  path: '/api/customers/newsletter-topics/manage',
  domain,
  customerOnly: true,
  summary: 'Subscribes and unsubscribes. 202: what was subscribed to waits for its confirmation by mail.',
  body: z.object({
    subscribe: topicIds,
    unsubscribe: topicIds,
    /** The words about the consent, where they were shown beside the button; kept with what is subscribed to. */
    consent: z.optional(multiline(z.string().check(z.maxLength(1000)))),
  }),
  reply: z.object({ newsletterTopics: z.array(newsletterTopic) }),
  accepted: true,
});

export const getSessions = defineEndpoint({
  method: 'GET',
  path: '/api/customers/sessions',
  domain,
  customerOnly: true,
  summary: 'The customer’s sessions.',
  reply: z.object({ sessions: z.array(customerSession) }),
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/customers/sessions/{id}',
  domain,
  customerOnly: true,
  summary: 'Logs one of them out.',
  params: id,
  reply: null,
});

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/customers/sessions',
  domain,
  customerOnly: true,
  summary: 'Logs all the others out.',
  reply: null,
});

export const exportCustomer = defineEndpoint({
  method: 'GET',
  path: '/api/customers/export',
  domain,
  customerOnly: true,
  summary: 'Everything that is stored about the customer, as a file.',
  reply: z.record(z.string(), z.unknown()),
});

export const deleteCustomer = defineEndpoint({
  method: 'POST',
  path: '/api/customers/delete',
  domain,
  customerOnly: true,
  summary: 'Deletes the account; the password is asked for once more.',
  body: z.object({ password: z.string().check(z.maxLength(200)) }),
  reply: null,
});

export const setFavoriteStore = defineEndpoint({
  method: 'POST',
  path: '/api/customers/favorite-store',
  domain,
  customerOnly: true,
  summary: 'Saves a favourite store of the customer.',
  body: z.object({
    storeType: z.string().check(z.regex(/^MY_STORE_\d{1,3}$/)),
    storeId: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  }),
  reply: customer,
});
