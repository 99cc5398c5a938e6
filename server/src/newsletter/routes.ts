import {
  confirmNewsletterSubscription,
  customerFailures,
  getNewsletterTopics,
  subscribeToNewsletter,
  unsubscribeByForm,
  unsubscribeByLink,
} from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import { callerAddress } from '../platform/rateLimit/callerAddress.ts';
import { confirm } from './confirm.ts';
import type { Newsletters } from './newsletters.ts';
import { oneClickRoute } from './oneClickRoute.ts';
import { done } from './refused.ts';
import { subscribe } from './subscribe.ts';
import { unsubscribeAddress, unsubscribeWith } from './unsubscribe.ts';

/** Secrets of 256 bits cannot be guessed; the limit spares the work of trying. */
const links = { rateLimit: { max: 60, timeWindow: 60_000 } };

export function newsletterRoutes(app: FastifyInstance, newsletters: Newsletters): void {
  const { topics, botCheck } = newsletters;
  const requirePerson = async (answer: string | undefined, request: FastifyRequest) => {
    if (!(await botCheck.isPassed(answer, request))) done({ failure: customerFailures.botCheckFailed });
  };

  serve(app, getNewsletterTopics, () => ({ topics: [...topics] }));

  serve(app, subscribeToNewsletter, async ({ body, query }, { request }) => {
    await requirePerson(query.recaptchaResponse, request);
    done(await subscribe(newsletters, body, callerAddress(request.ip)));
  });

  serve(
    app,
    confirmNewsletterSubscription,
    async ({ body }) => ({ topics: [...done(await confirm(newsletters, body.token))] }),
    links,
  );

  serve(
    app,
    unsubscribeByLink,
    async ({ body }) => ({ topics: [...done(await unsubscribeWith(newsletters, body))] }),
    links,
  );

  serve(app, unsubscribeByForm, async ({ body, query }, { request }) => {
    await requirePerson(query.recaptchaResponse, request);
    done(await unsubscribeAddress(newsletters, body.email, callerAddress(request.ip)));
  });

  oneClickRoute(app, newsletters);
}
