import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answers, type Asked, refusal } from '../../../service/testing/renderService.tsx';
import { customerState } from '../../../shell/session/customerState.ts';
import { anna } from '../testing/customers.ts';
import { renderProfile, settle } from '../testing/renderProfile.tsx';

const topics = [
  { newsletterTopicId: 'catch', name: 'Catch of the week', description: 'Every Thursday.' },
  { newsletterTopicId: 'kitchen', name: 'From the galley', description: 'One supper.' },
];
const settings = { personalEmailAllowed: true, personalMailAllowed: false, personalSmsAllowed: false };
const manage = 'POST /api/customers/newsletter-topics/manage';
const channels = 'PUT /api/customers/communication-settings';
const open = async (answers: Answers = {}) => {
  const shown = await renderProfile({
    slug: 'letters',
    customer: { ...anna, newsletterTopics: [{ newsletterTopicId: 'catch' }] },
    answers: {
      'GET /api/newsletter-topics': { topics },
      'GET /api/customers/communication-settings': settings,
      ...answers,
    },
  });
  await settle();
  return shown;
};
const isOn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;
const press = async (label: string) => {
  fireEvent.click(screen.getByLabelText(label));
  await settle();
};
const lineOf = (label: string) => screen.getByLabelText(label).closest('li')?.textContent;
const subscribed = () =>
  customerState.get().customer?.newsletterTopics.map(({ newsletterTopicId }) => newsletterTopicId);

describe('newsletters', () => {
  test('CUST-07 every switch shows what is saved', async () => {
    await open();
    expect([isOn('Catch of the week'), isOn('From the galley')]).toEqual([true, false]);
  });

  test('CUST-07 subscribing and unsubscribing are sent as lists, and what is answered counts', async () => {
    const { askedFor } = await open({
      [manage]: ({ body }: Asked) => ({
        newsletterTopics: (body as { subscribe: string[] }).subscribe.map((newsletterTopicId) => ({
          newsletterTopicId,
        })),
      }),
    });
    await press('From the galley');
    expect(isOn('From the galley')).toBe(true);
    expect(lineOf('From the galley')).toContain('Saved');
    await press('From the galley');
    expect(askedFor(manage).map(({ body }) => body)).toEqual([
      { subscribe: ['kitchen'], unsubscribe: [] },
      { subscribe: [], unsubscribe: ['kitchen'] },
    ]);
    expect(subscribed()).toEqual([]);
  });

  test('CUST-07 202: a mail asks for the confirmation, and the topic is not added here', async () => {
    await open({ [manage]: new Response(null, { status: 202 }) });
    await press('From the galley');
    expect(lineOf('From the galley')).toContain('just open the link in the email we’ve sent you');
    expect(isOn('From the galley')).toBe(false);
    expect(subscribed()).toEqual(['catch']);
  });

  test('CUST-07 what could not be saved is off again, and says why in its place', async () => {
    await open({ [manage]: refusal(500, 'internal') });
    await press('From the galley');
    expect(isOn('From the galley')).toBe(false);
    expect(lineOf('From the galley')).toContain('That didn’t work.');
    expect(screen.getByLabelText('From the galley').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('communication settings', () => {
  test('CUST-06 the three ways as they are saved; one press saves all three', async () => {
    const { askedFor } = await open({ [channels]: ({ body }: Asked) => body });
    expect([isOn('Email'), isOn('Letter'), isOn('Text message')]).toEqual([true, false, false]);
    await press('Letter');
    expect(askedFor(channels).map(({ body }) => body)).toEqual([{ ...settings, personalMailAllowed: true }]);
    expect(isOn('Letter')).toBe(true);
    expect(lineOf('Letter')).toContain('Saved');
  });

  test('CUST-06 pressed at once, one does not undo the other', async () => {
    const { askedFor } = await open({ [channels]: ({ body }: Asked) => body });
    fireEvent.click(screen.getByLabelText('Letter'));
    fireEvent.click(screen.getByLabelText('Text message'));
    fireEvent.click(screen.getByLabelText('Letter'));
    expect(lineOf('Text message')).toContain('Saving…');
    await settle();
    expect(askedFor(channels).at(-1)?.body).toEqual({ ...settings, personalSmsAllowed: true });
    expect([isOn('Email'), isOn('Letter'), isOn('Text message')]).toEqual([true, false, true]);
  });

  test('CUST-06 a refusal leaves it as it was saved, and is told', async () => {
    await open({ [channels]: refusal(500, 'internal') });
    await press('Email');
    expect(isOn('Email')).toBe(true);
    expect(lineOf('Email')).toContain('That didn’t work.');
  });

  test('CUST-06 what could not be loaded is asked for again', async () => {
    const { askedFor } = await open({ 'GET /api/customers/communication-settings': refusal(500, 'internal') });
    fireEvent.click(screen.getByText('Try again'));
    await settle();
    expect(askedFor('GET /api/customers/communication-settings')).toHaveLength(2);
  });
});
