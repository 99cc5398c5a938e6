import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, type } from '../../form/testing/formShop.tsx';
import { accepted, heading, messages, payloadOf, refusal, renderAuth } from '../auth/testing/renderAuth.tsx';
import OfflineAccountScreen from './OfflineAccountScreen.tsx';

const claim = 'POST /api/customers/offline-account';
const open = (answer: unknown) =>
  renderAuth((data) => <OfflineAccountScreen payload={payloadOf('offline-account', data)} />, {
    answers: { [claim]: answer },
  });

async function fillIn(cardNumber: string) {
  await type('Card number', cardNumber);
  await type('Activation code', ' ACKER-4711 ');
  await type('First name', 'Resi');
  await type('Last name', 'Huber');
  await type('Date of birth', '17/05/1958');
  await type('Email address', 'resi@example.ie');
  await type('Password', 'correct horse');
  await act(async () => screen.getByLabelText('I have read and accept the terms.').click());
}

test('CUST-09 an account of the stores is claimed by card number and activation code', async () => {
  const { asked } = await open(accepted);
  await fillIn('2900 0000 00018');
  await press('Link your card');
  expect(asked(claim)[0]?.body).toMatchObject({ cardNumber: '2900000000018', activationCode: 'ACKER-4711' });
  expect(heading()).toBe('Check your inbox');
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain('ACKER');
});

test('CUST-09 VAL-10 a card needs the right last digit and its code', async () => {
  const { asked } = await open(accepted);
  await type('Card number', '2900000000017');
  expect(screen.getByText(/Please enter the 13 digits below the barcode/)).toBeTruthy();
  await type('Card number', '');
  await press('Link your card');
  expect(messages()).toContain('Please enter the card number');
  expect(messages()).toContain('Please enter the activation code');
  expect(asked(claim)).toHaveLength(0);
});

test('CUST-09 a card that does not fit its code is told above the form, which stays as it is', async () => {
  await open(refusal(400, 'cardInvalid'));
  await fillIn('2900000000018');
  await press('Link your card');
  expect(messages()).toContain('The card number and activation code don’t match');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Resi');
});
