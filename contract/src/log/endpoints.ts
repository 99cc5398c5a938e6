import { z } from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { multiline } from '../wire/unfitTexts.ts';

export const clientReport = z.object({
  error: multiline(z.string().check(z.maxLength(4000))),
  message: multiline(z.string().check(z.maxLength(4000))),
});
export type ClientReport = z.infer<typeof clientReport>;

export const postLog = defineEndpoint({
  method: 'POST',
  path: '/logs',
  domain: 'platform',
  summary: 'Reports an error that happened in the browser.',
  body: clientReport,
  reply: null,
});

export const getCsrf = defineEndpoint({
  method: 'GET',
  path: '/api/csrf',
  domain: 'platform',
  summary: 'Sets the XSRF cookie whose value every state-changing call repeats in its header.',
  reply: null,
});
