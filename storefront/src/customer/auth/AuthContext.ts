import { createContext, useContext } from 'react';
import { call } from '../../shell/api/api.ts';
import type { Call } from '../../shell/api/call.ts';
import { botCheck } from '../botCheck/botCheck.ts';
import type { BotCheck } from '../botCheck/createBotCheck.ts';
import { afterLogin } from '../customer.ts';
import { takenToken } from './mailToken.ts';

/** What the login, registration and password screens depend on. */
export interface AuthDependencies {
  readonly call: Call;
  readonly botCheck: BotCheck;
  readonly afterLogin: typeof afterLogin;
  /** The token of the mail whose link was opened. */
  mailToken(): string | undefined;
}

/** Tests provide their own. */
export const AuthContext = createContext<AuthDependencies>({ call, botCheck, afterLogin, mailToken: takenToken });

export const useAuthDependencies = () => useContext(AuthContext);
