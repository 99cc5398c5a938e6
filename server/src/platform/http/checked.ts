import { errorCodes, type FieldProblem, unfitTexts } from '@trolley/contract';
import type { ZodMiniType } from 'zod/mini';
import { z } from 'zod/mini';
import { Refusal } from './refusal.ts';
import { expectationOf, fieldOf } from './words.ts';

const partNames: Readonly<Record<string, string>> = { params: 'path', querystring: 'query', body: 'body' };

/** SAFE-03: whatever its own rule says. */
const unfitText = {
  message: 'expected a text without control characters and halves of characters',
  kind: 'characters',
} as const satisfies FieldProblem & { message: string };

/** Fastify's validator for one part of a request, from its schema. */
export function checkedPart({ schema, httpPart = 'body' }: { schema: unknown; httpPart?: string }) {
  return (value: unknown) => {
    const read = z.safeParse(schema as ZodMiniType, value);
    const unfit = unfitTexts(schema as ZodMiniType, value);
    if (read.success && unfit.length === 0) return { value: read.data };
    const broken = (read.error?.issues ?? []).map((issue) => ({
      path: fieldOf(issue),
      message: expectationOf(issue),
      ...problemOf(issue),
    }));
    const named = new Set(broken.map(({ path }) => path));
    const spoiled = unfit.map((path) => fieldOf({ path })).filter((path) => !named.has(path));
    const fields = [...broken, ...spoiled.map((path) => ({ path, ...unfitText }))];
    const [first] = fields;
    const message = `The ${partNames[httpPart] ?? httpPart} is not as expected: ${[first?.path, first?.message].filter(Boolean).join(': ')}.`;
    return { error: new Refusal(400, errorCodes.invalidRequest, message, { fields }) };
  };
}

/** The rule of a form's field, where one was broken; the form has its message. */
function problemOf(issue: z.core.$ZodIssue): Partial<FieldProblem> {
  return issue.code === 'custom' ? ((issue.params as { problem?: FieldProblem } | undefined)?.problem ?? {}) : {};
}

/** Fastify's serializer for a reply: a field the schema does not name never leaves, a wrong one is a bug of ours. */
export function checkedReply({ schema, url }: { schema: unknown; url?: string }) {
  return (reply: unknown) => {
    const written = z.safeEncode(schema as ZodMiniType, reply);
    if (written.success) return JSON.stringify(written.data);
    const wrong = written.error.issues.map((issue) => `${fieldOf(issue)}: ${expectationOf(issue)}`);
    throw new Error(`The reply of ${url} breaks its own schema: ${wrong.join('; ')}`);
  };
}
