import { readFileSync } from 'node:fs'
import { z } from 'zod'

const cost = z.object({
  /** Microseconds of the servers' CPU time a request. */
  cpu: z.number().positive(),
  /** Of the answer, as it came over the wire. */
  bytes: z.number().nonnegative(),
})

/** What `npm run bench -- --figures FILE` measured, and `npm run capacity` reckons with. */
const figuresSchema = z.object({
  processor: z.string(),
  /** Pages out of the front's memory. */
  cached: cost,
  /** Scripts, styles and pictures out of the front's memory. */
  file: cost,
  /** Pages that are drawn for one visitor: search and Explore. */
  drawn: cost,
  /** Posts that are saved, each of which makes all pages be drawn anew. */
  write: cost,
  /** Seconds that saving one takes. */
  writeSeconds: z.number().positive(),
  /** Bytes that a process holds after the run. */
  memory: z.number().positive(),
})
export type Figures = z.infer<typeof figuresSchema>

/** The figures of a file. @throws for a file that does not hold them. */
export function readFigures(file: string): Figures {
  return figuresSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}
