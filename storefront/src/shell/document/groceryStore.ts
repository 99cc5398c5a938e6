import type { BootTenant, OpeningSpan, PagePayloadOf } from '@trolley/contract';
import { absolute } from './markup.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A store for search engines and maps: where it is, when it is open, and the days that differ. */
export function groceryStore(
  { data, canonical }: Pick<PagePayloadOf<'store-slug'>, 'data' | 'canonical'>,
  { name, baseUrl }: Pick<BootTenant, 'name' | 'baseUrl'>,
) {
  const { store, map } = data;
  const { streetName, streetNumber, postalCode, city, position, phoneNumber, week, days } = store;
  return {
    '@type': 'GroceryStore',
    '@id': canonical,
    name: `${name} ${store.name}`,
    url: canonical,
    parentOrganization: { '@type': 'Organization', name, url: absolute('/', baseUrl) },
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${streetName} ${streetNumber}`,
      postalCode,
      addressLocality: city,
      addressCountry: map.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lng },
    ...(phoneNumber && { telephone: phoneNumber }),
    openingHoursSpecification: week.flatMap((spans, day) =>
      spans.map((span) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: weekdays[day], ...openFrom(span) })),
    ),
    ...(days.length > 0 && {
      specialOpeningHoursSpecification: days.flatMap(({ date, hours }) =>
        (hours.length > 0 ? hours.map(openFrom) : [closed]).map((hoursOfDay) => ({
          '@type': 'OpeningHoursSpecification',
          validFrom: date,
          validThrough: date,
          ...hoursOfDay,
        })),
      ),
    }),
  };
}

/** How schema.org tells that a day is closed. */
const closed = { opens: '00:00', closes: '00:00' };

function openFrom({ from, until }: OpeningSpan) {
  return { opens: from, closes: until === '24:00' ? '23:59' : until };
}
