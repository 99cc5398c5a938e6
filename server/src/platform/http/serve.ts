import type { Endpoint, EndpointInput, EndpointReply, MinimalReply, StaffAccess } from '@trolley/contract';
import { failure, headers } from '@trolley/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { type JsonPiece, joinPieces } from '../jsonPieces.ts';
import { checkedPart, checkedReply } from './checked.ts';
import { mayShed } from './shedLoad.ts';

/** The request and reply behind a call, for what lies outside its schema: cookies, headers, the log. */
export interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * An answer that is JSON already, for calls where checking it each time would cost more than all the rest. A test of
 * the call must prove that its schema would have let it through.
 */
export class WrittenAnswer<Reply> {
  readonly json: string | Buffer;
  /** Only for the compiler: what the text says. */
  declare readonly reply: Reply;

  constructor(...pieces: readonly JsonPiece[]) {
    const [only, ...more] = pieces;
    this.json = only !== undefined && more.length === 0 ? only : joinPieces(pieces);
  }
}

/** What was asked for is accepted, but waits for something: 202, without a body. */
export const accepted = Symbol('accepted');

type Answer<E extends Endpoint> =
  | (E['reply'] extends null ? void : NonNullable<EndpointReply<E>> | WrittenAnswer<EndpointReply<E> | MinimalReply<E>>)
  | (E['accepted'] extends true ? typeof accepted : never);

export type Handler<E extends Endpoint> = (input: EndpointInput<E>, call: Call) => Answer<E> | Promise<Answer<E>>;

export interface ServeOptions {
  /** For calls that change nothing of the shop, or prove themselves in another way (a signature). */
  readonly xsrfExempt?: boolean;
  /** At most so many calls from one address in so many milliseconds. */
  readonly rateLimit?: { readonly max: number; readonly timeWindow: number };
  readonly bodyLimit?: number;
  /** The longest address; 4096 by default. */
  readonly longestUrl?: number;
  /** Lets the answer be cached, and revalidated by its ETag; without it the answer is `no-store`. */
  readonly cacheControl?: string;
  /** Few of its answers are ever given again, so they are compressed quickly instead of well. */
  readonly rarelyRepeated?: boolean;
  /** Made for one caller, who reads it again and again: what was compressed of it is remembered for a while. */
  readonly readAgain?: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Refuses with 401 without a session. Missing in a shop without accounts. */
    requireCustomer?: (request: FastifyRequest) => Promise<unknown>;
    /** Refuses with 401 without a session of the studio, with 403 without the permission. */
    requireStaff?: (request: FastifyRequest, access: Exclude<StaffAccess, 'everybody'>) => Promise<unknown>;
  }
  interface FastifyContextConfig {
    xsrfExempt?: boolean;
    longestUrl?: number;
    cacheControl?: string;
    rarelyRepeated?: boolean;
    readAgain?: boolean;
  }
}

/** Before the body is even read: a stranger learns nothing of what a call expects. Handlers ask for their customer anyway. */
async function refuseStrangers(request: FastifyRequest): Promise<void> {
  await request.server.requireCustomer?.(request);
}

/** Who is refused before the request is validated. A call of the studio is never served without its guard. */
function guardOf({ customerOnly, permission }: Endpoint): ((request: FastifyRequest) => Promise<void>) | undefined {
  if (customerOnly) return refuseStrangers;
  if (permission === undefined || permission === 'everybody') return undefined;
  return async (request) => {
    const { requireStaff } = request.server;
    if (!requireStaff) throw new Error('A call of the studio is served in a shop that knows no staff.');
    await requireStaff(request, permission);
  };
}

const onlyAccepted = z.null().check(z.describe('Accepted; it waits for something, as the link in a mail.'));
const noContent = z.null().check(z.describe('Done; there is nothing to tell.'));

const minimalAdvice =
  `With the header \`${headers.prefer}: return=minimal; since="<linesTag>"\` it answers only what became different of the ` +
  `cart that \`linesTag\` names, the second of the two shapes below, and says so by \`${headers.preferenceApplied}\`. Where ` +
  'that is another cart by now (another revision, other prices, another place) it answers all of it, as without the header.';

/** Serves an endpoint of the contract: one declaration becomes route, checks of both directions, types and document. */
export function serve<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  options: ServeOptions = {},
): void {
  const { method, path, domain, summary, params, query, body, reply: answer, accepted: mayBeAccepted } = endpoint;
  const { permission, minimal } = endpoint;
  const guard = guardOf(endpoint);
  const { bodyLimit, ...config } = options;
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit,
    config: { ...config, mayShed: mayShed(endpoint) },
    ...(guard && { onRequest: guard }),
    validatorCompiler: checkedPart,
    serializerCompiler: checkedReply,
    schema: {
      tags: [domain],
      summary,
      ...(permission && { description: `Who may call: ${permission}` }),
      ...(minimal && { description: minimalAdvice }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: {
        ...(answer ? { 200: minimal ? z.union([answer, minimal]) : answer } : { 204: noContent }),
        ...(mayBeAccepted && { 202: onlyAccepted }),
        default: failure,
      },
    },
    handler: async (request, reply) => {
      // Each part was checked just now against the very schema its type comes from.
      const input = {
        params: params && request.params,
        query: query && request.query,
        body: body && request.body,
      } as EndpointInput<E>;
      const result = await handler(input, { request, reply });
      if (result === accepted) return reply.code(202).send();
      if (result instanceof WrittenAnswer) return reply.type('application/json; charset=utf-8').send(result.json);
      if (answer) return result;
      return reply.code(204).send();
    },
  });
}
