import { createContext, useContext } from 'react';
import { call } from '../../shell/api/api.ts';

/** Who is asked for what belongs to an account; another than the shop's own API if somebody stands in one. */
export const CallContext = createContext(call);

export const useCall = () => useContext(CallContext);
