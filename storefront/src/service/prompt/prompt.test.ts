import type { Product } from '@trolley/contract';
import { describe, expect, test, vi } from 'vitest';
import type { ServiceAnswer } from '../openServiceDialog.ts';
import { createPrompt, selection } from './createPrompt.ts';
import { addsWithoutPlace, asksBefore } from './promptCount.ts';
import { createWantedItems } from './wantedItems.ts';

const milk = { sku: 'milk' } as Product;

function promptOf(given: { required: boolean; everyAdds?: number; answers?: ServiceAnswer[]; place?: boolean }) {
  const { required, everyAdds = 5, answers = [], place = false } = given;
  const wanted = createWantedItems(() => sessionStorage);
  const onLeft = vi.fn();
  const ask = vi.fn(async () => answers.shift() ?? 'aborted');
  const orderConfig = vi.fn(async () => ({ servicePrompt: { required, everyAdds } }));
  const adds = addsWithoutPlace(() => sessionStorage);
  const options = { hasPlace: () => place, orderConfig, adds, wanted, ask, onLeft };
  const check = createPrompt(options);
  return { ask, orderConfig, adds, wanted, onLeft, prompt: (quantity?: number) => check(milk, quantity) };
}

describe('SERV-02 the prompt on add', () => {
  test('SERV-02 does not ask a shopper who has chosen a place', async () => {
    const { prompt, ask, orderConfig } = promptOf({ required: true, place: true });
    expect(await prompt()).toBe('go');
    expect(ask).not.toHaveBeenCalled();
    expect(orderConfig).not.toHaveBeenCalled();
  });

  test('SERV-02 an aborted prompt rejects, a chosen place does not', async () => {
    await expect(selection(async () => 'aborted')).rejects.toThrow('aborted service selection prompt');
    await expect(selection(async () => 'chosen')).resolves.toBeUndefined();
  });

  test('SERV-02 required: nothing is added until a place is chosen', async () => {
    const { prompt, ask } = promptOf({ required: true, answers: ['aborted', 'aborted', 'chosen'] });
    expect([await prompt(), await prompt(), await prompt()]).toEqual([
      'abortedserviceselection',
      'abortedserviceselection',
      'go',
    ]);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test('SERV-02 optional: an aborted prompt adds all the same and comes again at every fifth add', async () => {
    const { prompt, ask } = promptOf({ required: false });
    for (let add = 1; add <= 11; add += 1) expect(await prompt()).toBe('go');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test('SERV-02 optional: the product does not wait for the dialog', async () => {
    const adds = addsWithoutPlace(() => sessionStorage);
    const wanted = createWantedItems(() => sessionStorage);
    const orderConfig = async () => ({ servicePrompt: { required: false, everyAdds: 5 } });
    const ask = vi.fn(() => new Promise<ServiceAnswer>(() => undefined));
    const options = { hasPlace: () => false, orderConfig, adds, wanted, ask, onLeft: vi.fn() };
    expect(await createPrompt(options)(milk)).toBe('go');
    expect(ask).toHaveBeenCalledOnce();
  });

  test('SERV-02 required: what was wanted waits for a place, also on the next page, and is added once', async () => {
    const { prompt, wanted, onLeft, ask } = promptOf({ required: true, answers: ['aborted', 'chosen', 'chosen'] });
    await prompt(3);
    expect(onLeft).toHaveBeenCalledOnce();
    expect(createWantedItems(() => sessionStorage).take()).toEqual([{ product: milk, quantity: 3 }]);
    expect(wanted.take()).toEqual([]);
    expect(await prompt()).toBe('go');
    expect(wanted.take()).toEqual([]);
    // Another part of the shop sees the place first: it leaves the product to the press that waits for the dialog.
    ask.mockImplementationOnce(async () => {
      expect(wanted.take()).toEqual([]);
      return 'chosen';
    });
    expect(await prompt()).toBe('go');
    expect(wanted.take()).toEqual([]);
  });

  test('a browser without storage adds the product once a place is chosen', async () => {
    const wanted = createWantedItems(() => {
      throw new Error('blocked');
    });
    wanted.put({ product: milk, quantity: 1 });
    wanted.release(milk.sku);
    expect(wanted.take()).toEqual([{ product: milk, quantity: 1 }]);
    wanted.put({ product: milk, quantity: 1 });
    wanted.drop(milk.sku);
    expect(wanted.take()).toEqual([]);
  });

  test('SERV-02 the count outlives the page', async () => {
    const first = promptOf({ required: false, everyAdds: 3 });
    await first.prompt();
    await first.prompt();
    const second = promptOf({ required: false, everyAdds: 3 });
    await second.prompt();
    expect(second.ask).not.toHaveBeenCalled();
    await second.prompt();
    expect(second.ask).toHaveBeenCalledTimes(1);
  });

  test('SERV-02 without the shop’s settings products can be added', async () => {
    const ask = vi.fn(async () => 'aborted' as const);
    const away = async () => {
      throw new Error('away');
    };
    const adds = addsWithoutPlace(() => sessionStorage);
    const wanted = createWantedItems(() => sessionStorage);
    const options = { hasPlace: () => false, orderConfig: away, adds, wanted, ask, onLeft: vi.fn() };
    expect(await createPrompt(options)(milk)).toBe('go');
    expect(ask).not.toHaveBeenCalled();
  });

  test('SERV-02 every N adds: the first, then each N-th after it', () => {
    const optional = { required: false, everyAdds: 5 };
    expect([0, 1, 4, 5, 6, 10].map((earlier) => asksBefore(optional, earlier))).toEqual([
      true,
      false,
      false,
      true,
      false,
      true,
    ]);
    expect([0, 1, 2].every((earlier) => asksBefore({ required: true, everyAdds: 5 }, earlier))).toBe(true);
  });

  test('a browser without storage still counts while the page is open', () => {
    const adds = addsWithoutPlace(() => {
      throw new Error('blocked');
    });
    adds.raise();
    adds.raise();
    expect(adds.get()).toBe(2);
    sessionStorage.setItem('addsWithoutPlace', 'nonsense');
    expect(addsWithoutPlace(() => sessionStorage).get()).toBe(0);
  });
});
