import type { Viewer } from '@trolley/contract';
import { anonymous } from '@trolley/contract';
import type { FastifyRequest } from 'fastify';
import type { Sessions } from '../customer/session/sessions.ts';

/** Tells who is asking; only asked for pages that are not open to all. */
export type ViewerOf = (request: FastifyRequest) => Viewer | Promise<Viewer>;

/** In a shop without accounts every viewer is a visitor. */
export const everybodyAnonymous: ViewerOf = () => anonymous;

export function viewerBySession({ visitorOf }: Pick<Sessions, 'visitorOf'>): ViewerOf {
  return async (request) => {
    const who = await visitorOf(request);
    return who ? { loggedIn: true, joeMember: who.member } : anonymous;
  };
}
