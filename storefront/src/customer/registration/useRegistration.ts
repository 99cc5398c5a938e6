import { type Customer, claimOfflineAccount, registerCustomer } from '@trolley/contract';
import { useState } from 'react';
import { useAuthDependencies } from '../auth/AuthContext.ts';
import type { Passed } from '../botCheck/createBotCheck.ts';
import { claimBody, type RegistrationValues, registrationBody } from './registrationForm.ts';

export type Send = (values: RegistrationValues, passed: Passed) => Promise<Customer | undefined>;

/** CUST-04: 200 logs in, 202 waits for the mail. What was sent is remembered, to send it again or correct it. */
export function useRegistration(withCard: boolean) {
  const { call, afterLogin } = useAuthDependencies();
  const [waiting, setWaiting] = useState<RegistrationValues>();
  const [correcting, setCorrecting] = useState<RegistrationValues>();
  const send: Send = (values, { query, headers }) =>
    withCard
      ? call(claimOfflineAccount, { query, body: claimBody(values) }, { headers })
      : call(registerCustomer, { query, body: registrationBody(values) }, { headers });
  return {
    send,
    /** Whose mail is on its way. */
    waiting,
    /** What was entered, for going back to the form. */
    correcting,
    async answered(customer: Customer | undefined, values: RegistrationValues) {
      if (customer) await afterLogin(customer, { from: 'registration' });
      else setWaiting(values);
    },
    correct() {
      setCorrecting(waiting);
      setWaiting(undefined);
    },
  };
}
