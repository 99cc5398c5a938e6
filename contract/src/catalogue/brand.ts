import { z } from 'zod/mini';

export const brand = z.object({ slug: z.string(), name: z.string(), count: z.int() });
export type Brand = z.infer<typeof brand>;

export const brandDetail = z.object({
  ...brand.shape,
  about: z.optional(z.string()),
  maker: z.optional(z.string()),
});
export type BrandDetail = z.infer<typeof brandDetail>;
