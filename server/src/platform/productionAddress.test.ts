import { expect, test } from 'vitest';
import { checkProductionAddress } from './productionAddress.ts';
import { readSettings } from './settings.ts';

const check = (env: NodeJS.ProcessEnv) => () => checkProductionAddress(readSettings(env));
const production = { BASE_URL: 'https://www.shop.example' };
const smtp = { SMTP_URL: 'smtps://shop:secret@mail.example:465' };

test('SAFE-01 a production address without a mail server stops the start and says what to do', () => {
  expect(check(production)).toThrow(
    /www\.shop\.example is a production address.*\n.*SMTP_URL is missing.*SMTP_URL=smtps:\/\/.*MAIL=none/,
  );
  expect(check({ ...production, ...smtp })).not.toThrow();
  expect(check({ ...production, MAIL: 'none' })).not.toThrow();
});

test('SAFE-01 a preview at a production address stops the start and says what to do', () => {
  expect(check({ ...production, ...smtp, CMS_PREVIEW: 'true' })).toThrow(/CMS_PREVIEW=true.*remove it/);
  expect(check({ ...production, ...smtp, CMS_PREVIEW: 'false' })).not.toThrow();
});

test('SAFE-01 development at a production address stops the start and says what to do', () => {
  expect(check({ ...production, ...smtp, NODE_ENV: 'development' })).toThrow(
    /www\.shop\.example is a production address.*\n.*NODE_ENV=development.*remove it/,
  );
  expect(check({ ...production, ...smtp, NODE_ENV: 'production' })).not.toThrow();
});

test('elsewhere none of it is asked for', () => {
  for (const BASE_URL of ['http://localhost:3000', 'https://stage.shop.example', 'https://preview.shop.example'])
    expect(check({ BASE_URL, CMS_PREVIEW: 'true', NODE_ENV: 'development' })).not.toThrow();
});

test('a shop sends mails, or it does not', () => {
  expect(check({ ...smtp, MAIL: 'none' })).toThrow('expected one of them');
});
