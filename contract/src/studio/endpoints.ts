import { defineEndpoint } from '../wire/endpoint.ts';
import { studioShop } from './shop.ts';

const domain = 'studio';

export const getStudioShop = defineEndpoint({
  method: 'GET',
  path: '/api/studio/shop',
  domain,
  permission: 'staff',
  summary: 'The shop that the studio runs: its name, language, time zone, currency and stores.',
  reply: studioShop,
});
