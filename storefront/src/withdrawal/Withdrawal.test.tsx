import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AuthContext, type AuthDependencies } from '../customer/auth/AuthContext.ts';
import type { BotCheck } from '../customer/botCheck/createBotCheck.ts';
import { textsOf } from '../form/testing/formShop.tsx';
import { type Answers, refusal, renderService, settle } from '../service/testing/renderService.tsx';
import { WithTexts } from '../shell/shop.tsx';
import { sentDeclaration } from './declaration.ts';
import { Withdrawal } from './Withdrawal.tsx';

const path = 'POST /api/withdrawals';
const texts = textsOf('harbour', ['customer-withdrawal', 'form']);
const prepare = vi.fn();
const botCheck: BotCheck = { prepare, pass: (send) => send({ query: { recaptchaResponse: 'proof' }, headers: {} }) };
const dependencies: Omit<AuthDependencies, 'botCheck'> = {
  call: async () => {
    throw new Error('the door is not asked');
  },
  afterLogin: async () => {},
  mailToken: () => undefined,
};
const open = (answers: Answers) =>
  renderService(
    <WithTexts texts={texts}>
      <AuthContext value={{ ...dependencies, botCheck }}>
        <Withdrawal level={2} />
      </AuthContext>
    </WithTexts>,
    { answers },
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const fill = () => {
  type('Your name', ' Anna Berger ');
  type('Order number', '1000123');
  type('Email address', 'anna@feldmarkt.example');
};

test('a contract is withdrawn from in two steps, without an account, with a receipt at once', async () => {
  const receipt = { receivedAt: '2026-11-18T09:30:00.000Z', reference: 'W-7' };
  const { askedFor } = await open({ [path]: receipt });
  expect(screen.getByText('Step 1 of 2')).toBeDefined();
  fill();
  await press('Continue');
  expect(askedFor(path)).toHaveLength(0);
  expect(prepare).toHaveBeenCalledOnce();
  expect(screen.getByText('Step 2 of 2')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Please check what you entered');
  expect(screen.getByText('1000123')).toBeDefined();
  await press('Confirm withdrawal');
  expect(askedFor(path)[0]?.body).toEqual({
    name: 'Anna Berger',
    orderNumber: '1000123',
    email: 'anna@feldmarkt.example',
  });
  expect(askedFor(path)[0]?.query.get('recaptchaResponse')).toBe('proof');
  expect(screen.getByText(/Received on 18 November 2026 at 9:30\sam/)).toBeDefined();
  expect(screen.getByText('W-7').parentElement?.textContent).toBe('Your reference: W-7');
});

test('CUST-13 the name is a name, and no place for a message to others', async () => {
  await open({});
  fill();
  type('Your name', 'Your account is blocked: https://evil.example');
  await press('Continue');
  expect(screen.getByText('Step 1 of 2')).toBeDefined();
  expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true');
});

test('who goes back finds what was typed; what is missing is told before the second step', async () => {
  await open({});
  await press('Continue');
  expect(screen.getByText('Step 1 of 2')).toBeDefined();
  expect(screen.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true');
  fill();
  await press('Continue');
  await press('Back');
  expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('1000123');
});

test('a refusal is told, and the declaration can be made again', async () => {
  await open({ [path]: refusal(500, 'internal') });
  fill();
  await press('Continue');
  await press('Confirm withdrawal');
  expect(screen.getByText('That didn’t work. Please try again.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Confirm withdrawal' })).toBeDefined();
});

test('what it is about is sent only where something was written', () => {
  const declared = { name: 'A', orderNumber: '1', email: 'a@b.example', text: ' ' };
  expect(sentDeclaration(declared)).not.toHaveProperty('text');
  expect(sentDeclaration({ ...declared, text: ' the pan ' })).toHaveProperty('text', 'the pan');
});
