import { createContext, useContext } from 'react';
import { call } from '../../shell/api/api.ts';
import type { Call } from '../../shell/api/call.ts';
import { botCheck } from '../botCheck/botCheck.ts';
import type { BotCheck } from '../botCheck/createBotCheck.ts';
import { loggedIn } from '../customer.ts';
import { takenToken } from './mailToken.ts';

/** What the screens before the login need of the world around them. */
export interface DoorWorld {
  readonly call: Call;
  readonly botCheck: BotCheck;
  readonly loggedIn: typeof loggedIn;
  /** The secret of the mail whose link was opened. */
  mailToken(): string | undefined;
}

/** Tests give a world of their own. */
export const DoorWorldContext = createContext<DoorWorld>({ call, botCheck, loggedIn, mailToken: takenToken });

export const useDoorWorld = () => useContext(DoorWorldContext);
