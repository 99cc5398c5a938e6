import { describe, expect, test } from 'vitest';
import type { SessionRow } from './queries.ts';
import { createSessionMemory } from './sessionMemory.ts';

const ana: SessionRow = { customerId: 'ana', sessionId: 'phone', member: false, left: 60_000 };

function opened() {
  let time = 1_000_000;
  const memory = createSessionMemory(() => time);
  return { memory, pass: (ms: number) => (time += ms) };
}

describe('SESS-01 what is remembered of sessions', () => {
  test('counts for five seconds', () => {
    const { memory, pass } = opened();
    memory.asking()('key', ana);
    pass(4999);
    expect(memory.find('key')).toEqual({ customerId: 'ana', sessionId: 'phone', member: false });
    pass(1);
    expect(memory.find('key')).toBeUndefined();
  });

  test('counts no longer than the session itself', () => {
    const { memory, pass } = opened();
    memory.asking()('key', { ...ana, left: 800 });
    pass(799);
    expect(memory.find('key')).toBeDefined();
    pass(1);
    expect(memory.find('key')).toBeUndefined();
  });

  test('is forgotten by customer, and others stay', () => {
    const { memory } = opened();
    const remember = memory.asking();
    remember('one', ana);
    remember('two', { ...ana, sessionId: 'laptop' });
    remember('other', { ...ana, customerId: 'ben' });
    memory.forget('ana');
    expect([memory.find('one'), memory.find('two')]).toEqual([undefined, undefined]);
    expect(memory.find('other')?.customerId).toBe('ben');
    memory.forgetAll();
    expect(memory.find('other')).toBeUndefined();
  });

  test('is nothing that was asked for before something was forgotten', () => {
    const { memory, pass } = opened();
    const remember = memory.asking();
    memory.forget('ana');
    pass(10_000);
    remember('key', ana);
    expect(memory.find('key')).toBeUndefined();
  });

  test('is nothing of a customer whose session is just ending: its commit may still be under way', () => {
    const { memory, pass } = opened();
    memory.forget('ana');
    memory.asking()('key', ana);
    expect(memory.find('key')).toBeUndefined();
    pass(2000);
    memory.asking()('key', ana);
    expect(memory.find('key')).toBeDefined();
  });

  test('is bounded', () => {
    const { memory } = opened();
    const remember = memory.asking();
    for (let at = 0; at < 20_100; at++) remember(`key${at}`, { ...ana, customerId: `customer${at}` });
    expect(memory.find('key0')).toBeUndefined();
    expect(memory.find('key20099')).toBeDefined();
  });
});
