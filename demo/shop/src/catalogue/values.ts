import { z } from 'zod/mini';

export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
export const colour = z.string().check(z.regex(/^#[0-9a-f]{3}([0-9a-f]{3})?$/));
export const cents = z.int().check(z.positive());
export const text = z.string().check(z.minLength(1), z.regex(/^\S(.*\S)?$/));
