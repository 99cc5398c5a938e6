import { z } from 'zod/mini';

/** A message as the server compiled it from ICU syntax: plain text stays a string, arguments become nodes. */
export type CompiledMessage = string | unknown[];

const compiledMessage: z.ZodMiniType<CompiledMessage> = z.union([z.string(), z.array(z.unknown())]);

/** Texts of a part of the shop that travel with it alone. */
export const partTexts = z.record(z.string(), compiledMessage);
export type PartTexts = z.infer<typeof partTexts>;

/** Every text of the interface that content does not supply, by key, in the tenant's language. */
export const messageBundle = z.object({
  language: z.string(),
  messages: z.record(z.string(), compiledMessage),
});
