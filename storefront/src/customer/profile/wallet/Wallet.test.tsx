import { fireEvent, screen, within } from '@testing-library/react';
import { type Wallet, walletCodes } from '@trolley/contract';
import { describe, expect, test } from 'vitest';
import { type Answers, type Asked, refusal } from '../../../service/testing/renderService.tsx';
import { anna } from '../testing/customers.ts';
import { renderProfile, settle } from '../testing/renderProfile.tsx';

const path = '/api/customers/digital-wallet';
const card = {
  id: '00000000-0000-4000-8000-000000000001',
  name: '7786',
  balance: 2500,
  linkedAt: '2026-11-01T08:00:00.000Z',
};
const wallet: Wallet = {
  balance: 2500,
  cards: [card],
  movements: [
    { at: '2026-11-10T08:00:00.000Z', amount: -1500, reason: 'order', orderNumber: '1000123' },
    { at: '2026-11-01T08:00:00.000Z', amount: 4000, reason: 'issued' },
    { at: '2026-10-01T08:00:00.000Z', amount: 100, reason: 'somethingNew' },
  ],
};
const empty: Wallet = { balance: 0, cards: [], movements: [] };
const code = '63009999000777866-123456';
const open = (answers: Answers) => renderProfile({ slug: 'gift-cards', customer: anna, answers });
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const enter = (value: string) => fireEvent.change(screen.getByLabelText('Number and PIN'), { target: { value } });

describe('a wallet', () => {
  test('WAL-01 shows its balance, cards and movements', async () => {
    const { container } = await open({ [`GET ${path}`]: wallet });
    expect(container.querySelector('.wallet-sum')?.textContent).toBe('€25.00');
    expect(screen.getByText('Card ending in 7786')).toBeDefined();
    const rows = within(screen.getByRole('table', { name: 'Transactions' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => [...row.children].slice(1).map((cell) => cell.textContent))).toEqual([
      ['Order 1000123', '−€15.00'],
      ['Card loaded', '+€40.00'],
      ['Transaction', '+€1.00'],
    ]);
  });

  test('WAL-01 takes a card by number and PIN in one field', async () => {
    const answers = [empty, wallet];
    const { askedFor, container } = await open({
      [`GET ${path}`]: () => answers.shift() ?? wallet,
      [`PUT ${path}/gift-card`]: { balance: 2500 },
    });
    enter('6300 9999 0007 7786 6 123456');
    await press('Add');
    expect(askedFor(`PUT ${path}/gift-card`)[0]?.body).toEqual({ code });
    expect(screen.getByText('Card added. Balance: €25.00.')).toBeDefined();
    expect(container.querySelector('.wallet-sum')?.textContent).toBe('€25.00');
    expect(screen.getByLabelText<HTMLInputElement>('Number and PIN').value).toBe('');
  });

  test('WAL-01 asks for both before any call', async () => {
    const { askedFor } = await open({ [`GET ${path}`]: empty });
    enter('6300');
    await press('Add');
    expect(askedFor(`PUT ${path}/gift-card`)).toEqual([]);
    expect(screen.getAllByText(/Please enter the number/).length).toBeGreaterThan(0);
  });

  test('WAL-02 a refusal is told in words above the field', async () => {
    await open({ [`GET ${path}`]: empty, [`PUT ${path}/gift-card`]: refusal(409, walletCodes.linkedToAnother) });
    enter(code);
    await press('Add');
    expect(screen.getByText(/belongs to another account/)).toBeDefined();
  });

  test('WAL-01 lets a card go after a question; what is on it stays on it', async () => {
    const gone = `DELETE ${path}/gift-card/${card.id}`;
    const { askedFor } = await open({ [`GET ${path}`]: wallet, [gone]: empty });
    await press(/^Remove.*7786/);
    expect(screen.getByText(/€25\.00 stays on it/)).toBeDefined();
    await press('Remove the card');
    expect(askedFor(gone)).toHaveLength(1);
    expect(screen.getByText(/No gift cards yet/)).toBeDefined();
  });

  test('WAL-02 1003 a card that left on another device is simply gone', async () => {
    const answers = [wallet, empty];
    await open({
      [`GET ${path}`]: (_: Asked) => answers.shift() ?? empty,
      [`DELETE ${path}/gift-card/${card.id}`]: refusal(404, walletCodes.notLinked),
    });
    await press(/^Remove.*7786/);
    await press('Remove the card');
    expect(screen.getByText(/No gift cards yet/)).toBeDefined();
  });
});
