import type { output, ZodMiniType } from 'zod/mini';
import type { StaffAccess } from '../staff/permissions.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One HTTP call, declared once: the server serves it, the storefront calls it and the OpenAPI document shows it. */
export interface Endpoint {
  readonly method: Method;
  /** With `{name}` for path parameters, as in OpenAPI. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** The domain it belongs to, which groups it in the OpenAPI document. */
  readonly domain: string;
  /** Only for logged-in customers: others get 401 before the request is validated. */
  readonly customerOnly?: true;
  /** Of every call of the studio, and of no other: who may call. The rest get 401 or 403 before the request is validated. */
  readonly permission?: StaffAccess;
  readonly params?: ZodMiniType;
  readonly query?: ZodMiniType;
  readonly body?: ZodMiniType;
  /** The body of a successful answer; `null` when it has none (204). */
  readonly reply: ZodMiniType | null;
  /** What it answers instead to a caller who prefers `return=minimal` and has what it is made from: see `prefer.ts`. */
  readonly minimal?: ZodMiniType;
  /** It may also answer 202 and nothing else: what was asked for waits for something, as a link in a mail. */
  readonly accepted?: true;
}

/** A call of the studio that does not say who may use it does not compile. */
type Declared<E extends Endpoint> = E['path'] extends `/api/studio/${string}`
  ? { readonly permission: StaffAccess }
  : { readonly permission?: undefined };

export function defineEndpoint<const E extends Endpoint>(endpoint: E & Declared<E>): E {
  return endpoint;
}

type PartOf<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends ZodMiniType
  ? { readonly [P in K]: output<E[K]> }
  : { readonly [P in K]?: undefined };

/** What a handler receives, already checked against the schemas. */
export type EndpointInput<E extends Endpoint> = PartOf<E, 'params'> & PartOf<E, 'query'> & PartOf<E, 'body'>;

/** `undefined` where it has no body, or was only accepted. */
export type EndpointReply<E extends Endpoint> =
  | (E['reply'] extends ZodMiniType ? output<E['reply']> : undefined)
  | (E['accepted'] extends true ? undefined : never);

/** Of a caller who preferred `return=minimal`. */
export type MinimalReply<E extends Endpoint> = E['minimal'] extends ZodMiniType ? output<E['minimal']> : never;
