import { z } from 'zod'

/** `Failure` as a schema, for the OpenAPI document. */
export const failureSchema = z.object({
  success: z.literal(false),
  message: z.string().describe('Message for the user, one sentence'),
  code: z.string().describe('Error code'),
  issues: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe('Invalid fields'),
  conflict: z
    .object({ updated_at: z.string(), updated_by: z.string().nullable() })
    .optional()
    .describe('For a stale save: when and by whom the stored version was saved'),
  product: z
    .object({ product_id: z.string(), name: z.string() })
    .optional()
    .describe('For an address of a product that is stored already: that product'),
})
