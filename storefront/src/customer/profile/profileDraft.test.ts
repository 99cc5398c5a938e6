import { expect, onTestFinished, test } from 'vitest';
import { keepDraft, recallDraft } from '../../form/draft.ts';
import { acceptCustomer, customerState, resetCustomer } from '../customerState.ts';
import { profileDraft } from './profileDraft.ts';
import { anna } from './testing/customers.ts';

test('SESS-03 what somebody typed in their account is forgotten when they go; other drafts stay', () => {
  const before = customerState.get();
  onTestFinished(() => customerState.set(before));
  const own = profileDraft(anna, 'personal');
  keepDraft(sessionStorage, own, { firstName: 'Anne' }, []);
  keepDraft(sessionStorage, 'registration', { firstName: 'Anne' }, []);
  acceptCustomer(anna);
  resetCustomer();
  expect(recallDraft(sessionStorage, own, { firstName: '' })).toEqual({});
  expect(recallDraft(sessionStorage, 'registration', { firstName: '' })).toEqual({ firstName: 'Anne' });
});
