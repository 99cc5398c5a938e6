import type { EndpointReply, getBotCheck } from '@trolley/contract';
import type { FastifyRequest } from 'fastify';

/** Tells people from robots; who asks the question is a setting. */
export interface BotCheck {
  /** What the browser has to do. */
  challenge(): Promise<EndpointReply<typeof getBotCheck>>;
  /** Whether the answer is right, fresh and used for the first time; or the app's key stands in for it. */
  isPassed(response: string | undefined, request: FastifyRequest): Promise<boolean>;
}
