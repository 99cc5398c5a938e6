import { expect, test } from 'vitest';
import { readFolder, readJson, readMessages } from './testing.ts';

const pages = { feldmarkt: 'lieferung', harbour: 'delivery' } as const;

test.each(Object.entries(pages))(
  'the delivery page of %s quotes a near slot as the slots themselves say it',
  (id, page) => {
    const tenant = id as keyof typeof pages;
    const words = readMessages(tenant)['service.slot.green'];
    expect(JSON.stringify(readJson(tenant, `content/pages/${page}.json`))).toContain(`<strong>${words}</strong>`);
  },
);

test.each(['feldmarkt', 'harbour'] as const)(
  '%s promises no text messages and no code: there are only emails and order numbers',
  (id) => {
    const content = JSON.stringify([...readFolder(id, 'content/pages').values()]);
    expect(content).not.toMatch(/\b[Ww]e(?:’ll)? text\b|\bSMS\b|Abholcode|collection code|\byour code\b/);
  },
);
