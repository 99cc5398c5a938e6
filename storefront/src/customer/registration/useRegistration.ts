import { type Customer, claimOfflineAccount, registerCustomer } from '@trolley/contract';
import { useState } from 'react';
import { notify } from '../../shell/notifications/notifications.ts';
import { useText } from '../../shell/shop.tsx';
import { useAuthDependencies } from '../auth/AuthContext.ts';
import type { Passed } from '../botCheck/createBotCheck.ts';
import { claimBody, type RegistrationValues, registrationBody } from './registrationForm.ts';

export type Send = (values: RegistrationValues, passed: Passed) => Promise<Customer | undefined>;

/** NEWS-02: an account that counts at once says nothing of a newsletter that still waits for its mail. */
const waitsForMail = ({ newsletterTopics: wanted }: RegistrationValues, { newsletterTopics }: Customer) =>
  wanted.some((topic) => newsletterTopics.every(({ newsletterTopicId }) => newsletterTopicId !== topic));

/** CUST-04: 200 logs in, 202 waits for the mail. What was sent is remembered, to send it again or correct it. */
export function useRegistration(withCard: boolean) {
  const text = useText();
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
      if (!customer) return setWaiting(values);
      await afterLogin(customer, { from: 'registration' });
      // Wherever it led; it stays until it was read.
      if (waitsForMail(values, customer))
        notify({
          key: 'auth.registration.newsletter',
          message: text('auth.registration.newsletter'),
          type: 'info',
          duration: Number.POSITIVE_INFINITY,
        });
    },
    correct() {
      setCorrecting(waiting);
      setWaiting(undefined);
    },
  };
}
