import { headers } from '@trolley/contract';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../database/database.ts';
import { sameSecret } from '../http/sameSecret.ts';
import type { Log } from '../log.ts';
import type { Settings } from '../settings.ts';
import type { BotCheck } from './botCheck.ts';
import { createProofOfWork } from './proofOfWork.ts';
import { createRecaptcha } from './recaptcha.ts';

type BotCheckSettings = Pick<
  Settings,
  'baseUrl' | 'botBypassKey' | 'botCheckCost' | 'recaptchaSecret' | 'recaptchaSiteKey' | 'recaptchaUrl'
>;

interface Parts {
  readonly settings: BotCheckSettings;
  readonly database: Queryable;
  readonly log: Log;
  readonly now?: () => number;
}

/** The shop's own challenge, or Google's check where its keys are set; the app's key passes either. */
export function openBotCheck({ settings, database, log, now = Date.now }: Parts): BotCheck {
  const { recaptchaSiteKey: siteKey, recaptchaSecret: secret, recaptchaUrl: url, baseUrl, botBypassKey } = settings;
  const check =
    siteKey && secret
      ? createRecaptcha({ siteKey, secret, url, hostname: new URL(baseUrl).hostname, log })
      : createProofOfWork({ cost: settings.botCheckCost, database, now });
  return {
    challenge: () => check.challenge(),
    isPassed: async (response, request) => bringsKey(request, botBypassKey) || check.isPassed(response, request),
  };
}

function bringsKey(request: FastifyRequest, key: string | undefined): boolean {
  const given = request.headers[headers.bypassKey];
  return key !== undefined && typeof given === 'string' && sameSecret(given, key);
}
