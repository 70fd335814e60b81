import { z } from 'zod'

/** `Failure` as a schema, for the description of the API. */
export const failureSchema = z.object({
  success: z.literal(false),
  message: z.string().describe('One sentence for a person'),
  code: z.string().describe('What kind of failure it is'),
  issues: z
    .array(z.object({ path: z.string(), message: z.string() }))
    .optional()
    .describe('The fields at fault'),
  conflict: z
    .object({ updated_at: z.string(), updated_by: z.string().nullable() })
    .optional()
    .describe('Of a stale save: when, and by whom, the stored version was saved'),
})
