import type { Endpoint, EndpointInput, StaffAccess } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { type Call, type Handler, type ServeOptions, serve } from '../platform/http/serve.ts';
import type { StaffSessions } from './session/sessions.ts';
import type { LoggedInStaff } from './who.ts';

type StaffEndpoint = Endpoint & { readonly permission: Exclude<StaffAccess, 'everybody'> };

/** Serves a call of the studio; its handler is told who calls, and is reached only by those who may. */
export function serveStaff<const E extends StaffEndpoint>(
  app: FastifyInstance,
  sessions: Pick<StaffSessions, 'require'>,
  endpoint: E,
  handler: (input: EndpointInput<E>, who: LoggedInStaff, call: Call) => ReturnType<Handler<E>>,
  options: ServeOptions = {},
): void {
  const guarded = async (input: EndpointInput<E>, call: Call) =>
    handler(input, await sessions.require(call.request, endpoint.permission), call);
  serve(app, endpoint, guarded as Handler<E>, options);
}
