import { failure } from '@trolley/contract';
import type { FastifySchema } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import { z } from 'zod/mini';

type Direction = 'input' | 'output';

/** A schema as OpenAPI 3.1 writes it. */
export function schemaDocument(schema: unknown, io: Direction): Record<string, unknown> {
  const { $schema: _, ...document } = z.toJSONSchema(schema as ZodMiniType, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return document;
}

/** The schemas of a route as the document shows them; what has none, or is hidden, stays as it is. */
export function describeRoute(schema: FastifySchema | undefined): FastifySchema {
  if (!schema || schema.hide) return { hide: true };
  const { params, querystring, body, response, ...rest } = schema;
  return {
    ...rest,
    ...(params ? { params: schemaDocument(params, 'input') } : {}),
    ...(querystring ? { querystring: schemaDocument(querystring, 'input') } : {}),
    ...(body ? { body: schemaDocument(body, 'input') } : {}),
    ...(response ? { response: describeAnswers(response as Record<string, unknown>) } : {}),
  };
}

function describeAnswers(answers: Record<string, unknown>): Record<string, unknown> {
  const described = Object.entries(answers).map(([status, schema]) => {
    if (schema === failure)
      return [status, { description: 'The call is refused.', $ref: '#/components/schemas/Failure' }];
    const document = schemaDocument(schema, 'output');
    return [status, { 'x-response-description': document['description'] ?? 'As asked.', ...document }];
  });
  return Object.fromEntries(described) as Record<string, unknown>;
}
