import { z } from 'zod'

/** The body of every error response, for the OpenAPI document. */
export const failureSchema = z.object({
  success: z.literal(false),
  message: z.string().describe('Message for the user, one sentence'),
  /** In capitals; CONFLICT for a stale save. */
  code: z.string().describe('Error code'),
  issues: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe('Invalid fields'),
  conflict: z
    .object({ /** ISO 8601 UTC. */ updated_at: z.string(), updated_by: z.string().nullable() })
    .optional()
    .describe('For a stale save: when and by whom the stored version was saved'),
  product: z
    .object({ product_id: z.string(), name: z.string() })
    .optional()
    .describe('For an address of a product that is stored already: that product'),
})
