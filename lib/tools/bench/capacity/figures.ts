import { readFileSync } from 'node:fs'
import { z } from 'zod'

const cost = z.object({
  /** Microseconds of the servers' CPU time per request. */
  cpu: z.number().positive(),
  /** Bytes of the response as transferred. */
  bytes: z.number().nonnegative(),
})

/** The output of `npm run bench -- --figures FILE` and the input of `npm run capacity`. */
const figuresSchema = z.object({
  processor: z.string(),
  /** Pages from the page cache. */
  cached: cost,
  /** Scripts, styles and pictures from the page cache. */
  file: cost,
  /** Pages rendered for one visitor: search and Explore. */
  rendered: cost,
  /** Saved posts, each of which invalidates all pages. */
  write: cost,
  /** Seconds to save one. */
  writeSeconds: z.number().positive(),
  /** Resident bytes of a process after the run. */
  memory: z.number().positive(),
})
export type Figures = z.infer<typeof figuresSchema>

/** Reads figures from a file. @throws if the file breaks the schema */
export function readFigures(file: string): Figures {
  return figuresSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
