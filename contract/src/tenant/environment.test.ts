import { expect, test } from 'vitest';
import { shopEnvironment } from '../index.ts';

test.each([
  ['http://localhost:3000', 'dev'],
  ['http://127.0.0.1:8080', 'dev'],
  ['https://dev.feldmarkt.example', 'dev'],
  ['https://shop-stage.feldmarkt.example', 'stage'],
  ['https://staging.harbour.example', 'stage'],
  ['https://www.feldmarkt.example', 'production'],
  ['https://shop.testament.example', 'production'],
  ['https://device.example', 'production'],
])('TEN-08 %s is %s', (url, environment) => expect(shopEnvironment(url)).toBe(environment));
