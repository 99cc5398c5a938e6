import { customerFailures, formFailures, getForm, submitForm } from '@trolley/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serve } from '../platform/http/serve.ts';
import { callerAddress } from '../platform/rateLimit/callerAddress.ts';
import type { ContactForms } from './contactForms.ts';
import { ownerOf } from './ownerCookie.ts';
import { done } from './refused.ts';
import { submit } from './submit.ts';
import { uploadRoute } from './uploadRoute.ts';

interface Visitors {
  visitorOf(request: FastifyRequest): Promise<{ readonly member: boolean; readonly customerId?: string | undefined }>;
  /** The address of an account that was confirmed by mail. */
  confirmedAddressOf(customerId: string): Promise<string | undefined>;
  readonly secureCookies: boolean;
}

export function contactFormRoutes(app: FastifyInstance, forms: ContactForms, visitors: Visitors): void {
  const named = (id: string) => {
    const form = forms.forms.get(id);
    return form ?? done<never>({ failure: formFailures.formNotFound });
  };

  serve(app, getForm, ({ params }) => {
    // Whom messages go to is the shop's own matter.
    const { recipient: _, ...shown } = named(params.formId);
    return shown;
  });

  serve(app, submitForm, async ({ params, body, query }, { request }) => {
    const form = named(params.formId);
    if (!(await forms.botCheck.isPassed(query.recaptchaResponse, request)))
      done({ failure: customerFailures.botCheckFailed });
    const { customerId } = await visitors.visitorOf(request);
    const confirmedAddress = customerId === undefined ? undefined : await visitors.confirmedAddressOf(customerId);
    const network = callerAddress(request.ip);
    const sender = { network, customerId, confirmedAddress, ownerHash: ownerOf({ request }) };
    const { reference, receivedAt } = done(await submit(forms, form, body, sender));
    return { reference, receivedAt: receivedAt.toISOString() };
  });

  uploadRoute(app, forms, { secure: visitors.secureCookies });
}
