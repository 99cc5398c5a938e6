import { cartCodes, cartFailures } from '@trolley/contract';
import { expect, test } from 'vitest';
import { testNow } from '../../catalogue/testing.ts';
import type { CurrentCode } from '../../voucher/codes.ts';
import { applyCode, mostCodes, removeCode } from './codes.ts';
import { emptyDocument } from './document.ts';
import { codeTerms, currentCode, documentOf, done } from './testing.ts';

const apply = (current: CurrentCode | undefined, document = emptyDocument(), code = current?.code ?? 'NONE') =>
  applyCode(document, { code, current }, testNow);

test('CART-13 a code is applied with the terms it has now, however it was typed', () => {
  expect(done(apply(currentCode(), emptyDocument(), ' ten ')).document.codes).toEqual([codeTerms()]);
});

test('CART-13 the same code twice changes nothing, even when it ran out meanwhile', () => {
  const document = documentOf({}, { codes: [codeTerms()] });
  expect(apply(currentCode({ until: testNow }), document)).toEqual({ document });
});

test('VAL-19 an empty code is refused', () => {
  expect(apply(currentCode(), emptyDocument(), '  ')).toEqual({ failure: cartFailures.codeMissing });
  expect(removeCode(emptyDocument(), ' ')).toEqual({ failure: cartFailures.codeMissing });
});

test('CART-13 a cart has room for five codes', () => {
  const codes = Array.from({ length: mostCodes }, (_, index) => codeTerms({ code: `C${index}` }));
  expect(apply(currentCode(), documentOf({}, { codes }))).toEqual({ failure: cartFailures.tooManyCodes });
});

test.each<[string, CurrentCode | undefined, string]>([
  ['unknown', undefined, cartCodes.codeNotActive],
  ['switched off', currentCode({ active: false }), cartCodes.codeNotActive],
  ['not begun', currentCode({ from: testNow + 1 }), cartCodes.codeNotActive],
  ['expired', currentCode({ until: testNow }), cartCodes.codeExpired],
  ['used by them before', currentCode({ usedBefore: true }), cartCodes.codeExhausted],
  ['used up', currentCode({ applications: 7, mostApplications: 7 }), cartCodes.codeExhausted],
  ['of another service', currentCode({ distributionTypes: ['CLICK_AND_COLLECT'] }), cartCodes.codeWrongService],
])('CHK-09 a code that is %s is refused', (_, current, failure) => {
  const document = documentOf({}, { address: { distributionType: 'DELIVERY' } });
  expect(apply(current, document)).toEqual({ failure });
});

test('CART-13 a code holds from its first moment on', () => {
  expect(apply(currentCode({ from: testNow }))).toHaveProperty('document');
});

test('CART-13 two codes go together only if one of them says so; which one is in the way is told', () => {
  const alone = { combinable: undefined };
  const document = documentOf({}, { codes: [codeTerms({ code: 'A', ...alone })] });
  expect(apply(currentCode({ code: 'B', ...alone }), document)).toEqual({
    failure: cartCodes.codeNotActive,
    payload: { reason: 'notCombinable', code: 'A' },
  });
  expect(done(apply(currentCode({ code: 'B' }), document)).document.codes).toHaveLength(2);
  const open = documentOf({}, { codes: [codeTerms({ code: 'A' })] });
  expect(done(apply(currentCode({ code: 'B', ...alone }), open)).document.codes).toHaveLength(2);
});

test('CART-13 one for another service is not refused before a service is chosen', () => {
  expect(apply(currentCode({ distributionTypes: ['CLICK_AND_COLLECT'] }))).toHaveProperty('document');
});

test('CART-13 a code is taken off again; one that is not there changes nothing', () => {
  const document = documentOf({}, { codes: [codeTerms({ code: 'A' }), codeTerms({ code: 'B' })] });
  expect(done(removeCode(document, 'a')).document.codes).toEqual([codeTerms({ code: 'B' })]);
  expect(done(removeCode(document, 'C')).document).toBe(document);
});
