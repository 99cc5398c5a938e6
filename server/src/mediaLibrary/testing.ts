import { randomUUID } from 'node:crypto';
import { uploadMedia } from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { withXsrf } from '../platform/http/testing.ts';
import { insertSession } from '../staff/testing.ts';

type Query = <Row>(text: string, ...values: unknown[]) => Promise<readonly Row[]>;

/** Somebody with these roles, logged in, who sends pictures and calls. */
export async function loggedInEditor(app: FastifyInstance, query: Query, roles: readonly string[] = ['content']) {
  const [row] = await query<{ id: string }>(
    `insert into staff (email, name, roles) values ($1, 'Cian Walsh', $2) returning id`,
    ...[`${randomUUID()}@x.at`, roles],
  );
  const session = await insertSession(query, row?.id ?? '');
  const xsrf = await withXsrf(app);
  const headers = { ...xsrf, cookie: `${xsrf.cookie}; ${session}` };

  async function send(url: string, content: Uint8Array, name = 'photo.jpg') {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(content)], name));
    const whole = new Response(form);
    return app.inject({
      ...{ method: 'POST', url },
      headers: { ...headers, 'content-type': whole.headers.get('content-type') ?? '' },
      payload: Buffer.from(await whole.arrayBuffer()),
    });
  }
  return {
    id: row?.id ?? '',
    headers,
    upload: (content: Uint8Array, name?: string) => send(uploadMedia.path, content, name),
    send,
    call: (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
      app.inject({ method, url, headers, ...(payload && { payload }) }),
  };
}

/** A photo of one colour; another colour is another picture. */
export function photo(colour: string, { width = 60, height = 40 } = {}) {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}
