import 'server-only'
import { z } from 'zod'

/** Name of the manifest in the archive. */
export const MANIFEST = 'manifest.json'

/** The last entry of a backup: its contents, and the hash of each entry before it. */
export const manifestSchema = z.object({
  format: z.literal(1, 'The backup is of a newer version'),
  madeAt: z.string(),
  tables: z.record(z.string(), z.number()),
  pictures: z.number(),
  sha256: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

/** `36 posts, 90 products, 402 pictures` */
export function describeContents({ tables, pictures }: Manifest): string {
  return `${tables.posts ?? 0} posts, ${tables.products ?? 0} products and ${pictures} pictures`
}
