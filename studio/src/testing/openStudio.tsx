import { render } from '@testing-library/react';
import type { Permission, StaffSelf } from '@trolley/contract';
import { permissions } from '@trolley/contract';
import { onTestFinished } from 'vitest';
import { rooms } from '../rooms.ts';
import { Studio } from '../Studio.tsx';
import { settleEnded } from '../shell/session/endedSession.ts';

// Before the first test: what tests wait for is the studio, not that its files are translated.
await Promise.all([
  ...rooms.map(({ load }) => load()),
  import('../content/fields/richText/RichTextEditor.tsx'),
  import('../login/InvitationScreen.tsx'),
  import('../media/MediaPicker.tsx'),
]);

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly xsrf: string | null;
}

/** Answers by method and path, as `GET /api/studio/me`: a body, or a refusal with its status. */
export type Answers = Readonly<Record<string, unknown>>;

export class Refused {
  readonly status: number;
  readonly errorCode: string;
  /** What a call adds of its own. */
  readonly customPayload: unknown;

  constructor(status: number, errorCode: string, customPayload?: unknown) {
    this.status = status;
    this.errorCode = errorCode;
    this.customPayload = customPayload;
  }
}

export const owner: StaffSelf = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Olivia Moser',
  email: 'olivia@shop.example',
  roles: ['owner'],
  permissions: [...permissions],
  recoveryCodes: 10,
};

export const selfWith = (...granted: readonly Permission[]): StaffSelf => ({ ...owner, permissions: [...granted] });

const shop = {
  ...{ name: 'Harbour', tenant: 'harbour', locale: 'en-IE', timeZone: 'Europe/Dublin', currency: 'EUR' },
  baseUrl: 'http://localhost',
  ...{ hasOrders: true, hasCustomers: true },
  stores: [{ id: 'galway', name: 'Galway Docks' }],
};

/** The whole studio at an address, with a server that answers what it is told to; what it was asked is kept. */
export function openStudio(path: string, answers: Answers) {
  const asked: Asked[] = [];
  const usual: Answers = {
    'GET /api/studio/me': owner,
    'GET /api/studio/shop': shop,
    'GET /api/studio/demo-accounts': new Refused(404, 'notFound'),
    'GET /api/csrf': null,
  };
  const all = new Map(Object.entries({ ...usual, ...answers }));
  // Cookies of its own: another file may have left some, at whatever path.
  let jar = '';
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => jar,
    set: (cookie: string) => {
      jar = cookie.split(';')[0] ?? '';
    },
  });
  const before = window.fetch;
  window.fetch = async (address, init = {}) => {
    const url = new URL(typeof address === 'string' ? address : '/', 'http://localhost');
    const method = init.method ?? 'GET';
    const headers = new Headers(init.headers);
    asked.push({
      ...{ method, path: url.pathname, query: url.searchParams, xsrf: headers.get('x-xsrf-token') },
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    if (url.pathname === '/api/csrf') document.cookie = 'XSRF-TOKEN=token-of-the-test; path=/';
    const answer = all.get(`${method} ${url.pathname}`);
    if (answer === undefined) return Response.json({ errorCode: 'notFound', message: 'not told' }, { status: 404 });
    if (answer instanceof Refused) {
      const { status, ...told } = answer;
      return Response.json({ ...told, message: '' }, { status });
    }
    return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
  };
  // Of the page of a test before: nobody was logged in yet.
  settleEnded(false);
  localStorage.setItem('studio.language', 'en');
  window.history.replaceState(null, '', `/studio${path}`);
  onTestFinished(() => {
    window.fetch = before;
    Reflect.deleteProperty(document, 'cookie');
  });
  const boot = { name: 'Harbour', tenant: 'harbour', language: 'en', mark: '' } as const;
  const view = render(<Studio boot={boot} rooms={rooms} />);
  return { ...view, asked, answer: (call: string, value: unknown) => void all.set(call, value) };
}
