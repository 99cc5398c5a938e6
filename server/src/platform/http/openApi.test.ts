import { getCsrf, postLog } from '@trolley/contract';
import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { serve } from './serve.ts';
import { createTestApp, getAsWritten } from './testing.ts';

const putNote = {
  method: 'PUT',
  path: '/api/test/notes/{id}',
  domain: 'test',
  summary: 'Writes a note.',
  params: z.object({ id: z.string() }),
  query: z.object({ draft: z.optional(z.string()) }),
  body: z.object({ text: z.string().check(z.maxLength(10)) }),
  reply: z.object({ saved: z.boolean(), by: z.nullable(z.string()) }),
} as const;

async function readDocument() {
  const { app } = await createTestApp();
  serve(app, putNote, () => ({ saved: true, by: null }));
  const answer = await app.inject({ url: '/api/openapi.json' });
  expect(answer.statusCode).toBe(200);
  return answer.json() as {
    openapi: string;
    paths: Record<string, Record<string, Record<string, unknown>>>;
    components: { schemas: object };
  };
}

test('API-07 the document is OpenAPI 3.1 and shows a call as the schemas check it', async () => {
  const { openapi, paths } = await readDocument();
  expect(openapi).toBe('3.1.0');
  expect(paths['/api/test/notes/{id}']?.['put']).toEqual({
    summary: 'Writes a note.',
    tags: ['test'],
    parameters: [
      { schema: { type: 'string' }, in: 'query', name: 'draft', required: false },
      { schema: { type: 'string' }, in: 'path', name: 'id', required: true },
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { type: 'object', properties: { text: { type: 'string', maxLength: 10 } }, required: ['text'] },
        },
      },
    },
    responses: {
      200: {
        description: 'As asked.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { saved: { type: 'boolean' }, by: { type: ['string', 'null'] } },
              required: ['saved', 'by'],
              additionalProperties: false,
            },
          },
        },
      },
      default: {
        description: 'The call is refused.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  });
});

test('API-07 every endpoint that is served is in it, and nothing of the machinery around it', async () => {
  const { paths, components } = await readDocument();
  expect(Object.keys(paths).sort()).toEqual([
    getCsrf.path,
    '/api/test/notes/{id}',
    '/health',
    postLog.path,
    '/metrics',
    '/ready',
    '/serving',
  ]);
  expect(Object.keys(components.schemas)).toEqual(['Failure']);
});

test('API-07 a person can browse it, under a policy that allows no inline code', async () => {
  const { app } = await createTestApp();
  const page = await app.inject({ url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).not.toContain('unsafe');
  expect(page.body).not.toMatch(/<script(?![^>]*src=)|<style|style=/);
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? '');
  expect(files.length).toBeGreaterThan(3);
  for (const url of files) expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200]);
});

test('what it describes is not answered below its address', async () => {
  const { app } = await createTestApp();
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  expect(await getAsWritten(base, '/api/docs/static/../../../health')).toMatchObject({ status: 404 });
  await app.close();
});
