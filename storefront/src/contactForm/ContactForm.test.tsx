import { act, fireEvent, screen } from '@testing-library/react';
import { uploadLimits } from '@trolley/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { readJson } from '../../../tenants/testing.ts';
import { AuthContext, type AuthDependencies } from '../customer/auth/AuthContext.ts';
import { anna } from '../customer/profile/testing/customers.ts';
import { textsOf } from '../form/testing/formShop.tsx';
import { type Answers, refusal, renderService, settle } from '../service/testing/renderService.tsx';
import {
  acceptCustomer,
  customerState,
  guest,
  initialCustomer,
  resetCustomer,
} from '../shell/session/customerState.ts';
import { WithTexts } from '../shell/shop.tsx';
import { ContactForm } from './ContactForm.tsx';
import { fakeUploads, fileFixture } from './testing/fakeUploads.ts';

const texts = textsOf('harbour', ['customer-contact-form', 'form']);
const dependencies: AuthDependencies = {
  call: async () => {
    throw new Error('nobody asks here');
  },
  botCheck: { prepare: () => {}, pass: (send) => send({ query: { recaptchaResponse: 'proof' }, headers: {} }) },
  afterLogin: async () => {},
  mailToken: () => undefined,
};
afterEach(() => {
  customerState.set(initialCustomer);
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function open(id: 'contact' | 'feedback', answers: Answers = {}) {
  customerState.set(guest);
  const form = readJson('harbour', `forms/${id}.json`);
  const shown = await renderService(
    <WithTexts texts={texts}>
      <AuthContext value={dependencies}>
        <ContactForm formId={id} level={2} stepwise={id === 'feedback'} />
      </AuthContext>
    </WithTexts>,
    { answers: { [`GET /api/forms/${id}`]: form, ...answers } },
  );
  await settle();
  return shown;
}
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const choose = async (label: string) => {
  fireEvent.click(screen.getByLabelText(label));
  await settle();
};
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

test('CONT-09 a contact form asks what belongs to the topic, and says what the message is called', async () => {
  const submit = 'POST /api/forms/contact/submissions';
  const receipt = { reference: 'N-7KQM-3XPD', receivedAt: '2026-11-18T09:30:00.000Z' };
  const { askedFor } = await open('contact', { [submit]: receipt });
  expect(screen.queryByLabelText(/Order number/)).toBeNull();
  await choose('My order');
  expect(screen.getByLabelText(/Order number/)).toBeDefined();
  await press('Send');
  expect(askedFor(submit)).toHaveLength(0);
  type(/Your message/, 'Where is it?');
  type(/First name/, 'Greta');
  type(/Surname/, 'Byrne');
  type(/Email address/, 'greta@example.ie');
  await press('Send');
  const [sent] = askedFor(submit);
  expect(sent?.body).toMatchObject({
    answers: { topic: 'order', message: 'Where is it?', email: 'greta@example.ie' },
    key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    uploads: [],
  });
  expect(sent?.query.get('recaptchaResponse')).toBe('proof');
  expect(document.body.textContent).toContain('N-7KQM-3XPD');
});

test('CONT-09 what could not be sent is sent again under the same key', async () => {
  const submit = 'POST /api/forms/contact/submissions';
  const { askedFor } = await open('contact', { [submit]: refusal(503, 'away') });
  await choose('Something else');
  type(/Your message/, 'Hello');
  type(/First name/, 'Greta');
  type(/Surname/, 'Byrne');
  type(/Email address/, 'greta@example.ie');
  await press('Send');
  await press('Send');
  type(/Your message/, 'Hello again');
  await press('Send');
  const keys = askedFor(submit).map(({ body }) => (body as { key: string }).key);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

async function fillIn() {
  await choose('Something else');
  type(/Your message/, 'Hello');
  type(/First name/, 'Greta');
  type(/Surname/, 'Byrne');
  type(/Email address/, 'greta@example.ie');
}
const chooseFile = async (name: string) => {
  fireEvent.change(screen.getByLabelText('Photos or receipt'), { target: { files: [fileFixture(name)] } });
  await settle();
};

test('FORM-06 a message waits for the photo that is still being sent, and takes it along', async () => {
  const server = fakeUploads();
  const submit = 'POST /api/forms/contact/submissions';
  const receipt = { reference: 'N-7KQM-3XPD', receivedAt: '2026-11-18T09:30:00.000Z' };
  const { askedFor } = await open('contact', { [submit]: receipt });
  await fillIn();
  await chooseFile('photo.jpg');
  await press('Send');
  expect(askedFor(submit)).toHaveLength(0);
  expect(screen.getByText(/your files are still on their way/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose files' }).disabled).toBe(true);
  await server.sent()[0]!.answer({ id: '11111111-1111-4111-8111-111111111111' });
  await settle();
  expect(askedFor(submit)[0]?.body).toMatchObject({ uploads: ['11111111-1111-4111-8111-111111111111'] });
  expect(sessionStorage.getItem('draft:form-contact-files')).toBeNull();
});

test('FORM-06 a file says how far it came, and that it is being checked once all of it has left', async () => {
  const server = fakeUploads();
  await open('contact');
  await choose('Something else');
  await chooseFile('photo.jpg');
  const [file] = server.sent();
  await act(async () => file?.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 4, total: 10 })));
  expect(screen.getByText('40% sent')).toBeDefined();
  await act(async () => file?.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 10, total: 10 })));
  expect(screen.getByText(/just checking it/)).toBeDefined();
  await file?.answer({ id: '11111111-1111-4111-8111-111111111111' });
  await settle();
  expect(screen.getByText('0.1 MB · done')).toBeDefined();
});

test('FORM-06 no message goes without a file that did not come through, unless it is taken out of the list', async () => {
  const server = fakeUploads();
  const submit = 'POST /api/forms/contact/submissions';
  const { askedFor } = await open('contact', { [submit]: refusal(503, 'away') });
  await fillIn();
  await chooseFile('photo.jpg');
  await press('Send');
  await server.sent()[0]!.answer({ errorCode: 'uploadKind' }, 415);
  await settle();
  expect(askedFor(submit)).toHaveLength(0);
  expect(screen.getByText(/Not every file came through/)).toBeDefined();
  await press('Remove photo.jpg');
  await press('Send');
  expect(askedFor(submit)[0]?.body).toMatchObject({ uploads: [] });
});

test('FORM-06 each file that is not taken says why: broken off, a fourth, of another kind, too large, empty', async () => {
  const server = fakeUploads();
  await open('contact');
  await choose('Something else');
  const [large, empty] = [fileFixture('large.pdf'), new File([], 'empty.pdf')];
  Object.defineProperty(large, 'size', { value: uploadLimits.bytes + 1 });
  const files = ['cut.pdf', 'fourth.pdf', 'program.pdf'].map(fileFixture);
  fireEvent.change(screen.getByLabelText('Photos or receipt'), { target: { files: [...files, large, empty] } });
  await settle();
  await act(async () => void server.sent()[0]?.dispatchEvent(new Event('error')));
  await server.sent()[1]!.answer({ errorCode: 'tooManyUploads' }, 409);
  await server.sent()[2]!.answer({ errorCode: 'uploadKind' }, 415);
  await settle();
  expect([...document.querySelectorAll('.form-file')].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^cut\.pdf.*didn’t come through/),
    expect.stringMatching(/^fourth\.pdf.*up to three files/),
    expect.stringMatching(/^program\.pdf.*only take PDF, JPG and PNG/),
    expect.stringMatching(/^large\.pdf.*larger than 10 MB/),
    expect.stringMatching(/^empty\.pdf.*is empty/),
  ]);
  expect(server.sent().map(({ name }) => name)).toEqual(['cut.pdf', 'fourth.pdf', 'program.pdf']);
});

test('CONT-09 a questionnaire goes step by step, each checked by itself, and back without loss', async () => {
  await open('feedback');
  await press('Continue');
  expect(screen.queryByText('Tell us more')).not.toBeNull();
  expect(screen.queryByLabelText(/Which item/)).toBeNull();
  await choose('Something was wrong');
  await press('Continue');
  expect(document.activeElement?.textContent).toBe('Tell us more');
  type(/Which item/, 'Mozzarella');
  await choose('No longer fresh');
  expect(screen.getByLabelText(/Batch/)).toBeDefined();
  await press('Continue');
  expect(document.activeElement?.textContent).toBe('Your details');
  await press('Change: Tell us more');
  expect(valueOf(/Which item/)).toBe('Mozzarella');
});

test('FORM-02 a customer who comes is filled in, what was typed stays, and goes with them', async () => {
  await open('contact');
  type(/Surname/, 'Typed');
  acceptCustomer({ ...anna, billingData: { phoneNumber: '020 911 0114', countryCode: 'IE' } });
  await settle();
  expect([valueOf(/First name/), valueOf(/Surname/), valueOf(/Email address/)]).toEqual([
    anna.firstName,
    'Typed',
    anna.email,
  ]);
  expect(valueOf(/Phone/), 'FORM-04').toBe('+353 209110114');
  resetCustomer();
  await settle();
  expect([valueOf(/First name/), valueOf(/Surname/), valueOf(/Phone/)]).toEqual(['', 'Typed', '']);
});
