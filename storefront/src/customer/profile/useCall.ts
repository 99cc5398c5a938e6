import { createContext, useContext } from 'react';
import { call } from '../../shell/api/api.ts';

/** The API client of the account; tests provide another by context. */
export const CallContext = createContext(call);

export const useCall = () => useContext(CallContext);
