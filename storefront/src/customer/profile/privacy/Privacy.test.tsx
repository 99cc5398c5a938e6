import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { refusal } from '../../../service/testing/renderService.tsx';
import { appNavigation, setAppNavigation } from '../../../shell/navigation/appNavigation.ts';
import { customerState } from '../../../shell/session/customerState.ts';
import { anna } from '../testing/customers.ts';
import { renderProfile, settle } from '../testing/renderProfile.tsx';

const remove = 'POST /api/customers/delete';
const open = (answers: Record<string, unknown> = {}) => renderProfile({ slug: 'privacy', customer: anna, answers });
const press = async (name: string) => {
  fireEvent.click(screen.getByText(name, { selector: 'button' }));
  await settle();
};

let files: { readonly name: string; readonly content: Blob }[];
beforeEach(() => {
  files = [];
  let made: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    made = content as Blob;
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (made) files.push({ name: this.download, content: made });
  });
});
afterEach(() => vi.restoreAllMocks());

test('CUST-12 all stored data comes as a file', async () => {
  const kept = { customer: { email: anna.email }, addresses: [] };
  await open({ 'GET /api/customers/export': kept });
  await press('Download the file');
  expect(files.map(({ name }) => name)).toEqual(['my-data.json']);
  expect(JSON.parse((await files[0]?.content.text()) ?? '')).toEqual(kept);
  expect(screen.getByText(/Your file is downloading/)).toBeDefined();
});

test('CUST-12 a download that fails is told, and nothing is saved', async () => {
  await open();
  await press('Download the file');
  expect(files).toEqual([]);
  expect(screen.getByText('That didn’t work. Please try again.')).toBeDefined();
});

test('CUST-12 deleting says what goes and what stays, and asks for the password', async () => {
  const { asked } = await open();
  expect(screen.getByText(/deleted for good straight away/)).toBeDefined();
  expect(screen.getByText(/Orders the law requires us to keep/)).toBeDefined();
  await press('Delete account…');
  await press('Delete for good');
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(screen.getByLabelText('Your password, to confirm').getAttribute('aria-invalid')).toBe('true');
});

test('CUST-12 a wrong password deletes nothing', async () => {
  await open({ [remove]: refusal(403, 'passwordWrong') });
  await press('Delete account…');
  fireEvent.change(screen.getByLabelText('Your password, to confirm'), { target: { value: 'wrong' } });
  await press('Delete for good');
  expect(screen.getByText(/That isn’t your current password/)).toBeDefined();
  expect(customerState.get().customer).toEqual(anna);
});

test('CUST-12 once it is gone the first page is shown, the customer is logged out, and a notification says so', async () => {
  const went: string[] = [];
  const before = appNavigation();
  onTestFinished(() => setAppNavigation(before));
  setAppNavigation({
    routes: [],
    go: async (to) => {
      // Still a page of the customer: no login is asked for on the way.
      expect(customerState.get().customer).toEqual(anna);
      went.push(to);
    },
  });
  const { askedFor } = await open({ [remove]: new Response(null, { status: 204 }) });
  await press('Delete account…');
  fireEvent.change(screen.getByLabelText('Your password, to confirm'), { target: { value: 'salt-and-wind' } });
  await press('Delete for good');
  expect(askedFor(remove)).toMatchObject([{ body: { password: 'salt-and-wind' } }]);
  expect(went).toEqual(['/']);
  expect(customerState.get().customer).toBeUndefined();
  expect(screen.getByText(/Your account has been deleted/)).toBeDefined();
});
