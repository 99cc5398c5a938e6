import type { IncomingMessage } from 'node:http';
import type { Viewer } from '@trolley/contract';
import { anonymous } from '@trolley/contract';

/** Tells who is asking; only asked for pages that are not open to all. */
export type ViewerOf = (request: IncomingMessage) => Viewer | Promise<Viewer>;

/** Until there are sessions everybody is a visitor. */
export const everybodyAnonymous: ViewerOf = () => anonymous;
