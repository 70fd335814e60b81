import { z } from 'zod'
import { admin, dataResponse, id, messageDataResponse, messageResponse } from '../call'
import { isCategory } from '../posts/categories'
import * as f from '../fields/fields'
import { IMPORT_PART_BYTES, MAX_IMPORT_FILE_BYTES, MAX_NAME_LENGTH } from './import-limits'
import { MAX_URL_LENGTH } from '../limits'

/** An import from its upload to its end, or until it is undone. */
const IMPORT_STATES = [
  'uploading',
  'checking',
  'checked',
  'running',
  'paused',
  'done',
  'failed',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** What became of a post of the source. */
export type ImportOutcome =
  | 'new'
  | 'updated'
  /** It is here already. */
  | 'unchanged'
  /** It changed in the source, and here too: it stays as it is here, unless chosen otherwise. */
  | 'changed here'
  /** It was deleted here and is not brought back. */
  | 'deleted here'
  | 'failed'

/** What can be done with an import. */
const steps = z.enum(['check', 'start', 'pause', 'resume', 'undo'], 'must be check, start, pause, resume or undo')
export type ImportStep = z.infer<typeof steps>

const roles = z.enum(['export', 'pictures'], 'must be export or pictures')
const fileSchema = z.object({ role: roles, name: z.string(), size: z.number() })
export type ImportFile = z.infer<typeof fileSchema>

const optionsSchema = z.object({
  categories: z.record(z.string(), z.string().nullable()).catch({}),
  site: f.looseText,
  pages: f.looseFlag,
  overwrite: f.looseFlag,
})
export type ImportOptions = z.infer<typeof optionsSchema>

const counts = z.record(z.string(), z.number()).catch({})
const planSchema = z.object({
  /** `wordpress`, `ghost`, `markdown` or `plumbline`. */
  kind: f.anyText,
  /** The address of the old site; null if the export does not name it. */
  origin: f.looseText,
  posts: z.number().catch(0),
  drafts: z.number().catch(0),
  /** Posts by what would become of them. */
  outcomes: counts,
  /** The categories of the source, with what they become; null: a tag. */
  categories: f.looseObjects(z.object({ name: f.anyText, posts: z.number().catch(0), category: f.looseText })),
  /** Entries that are no posts, by kind. */
  others: f.looseObjects(z.object({ kind: f.anyText, count: z.number().catch(0) })),
  /** What cannot be kept as it is, of the first posts. */
  notes: f.looseObjects(z.object({ title: f.anyText, notes: f.looseTexts })),
  /** Posts of which something cannot be kept. */
  noted: z.number().catch(0),
  /** The first old addresses that two posts have, and those that this site has itself. */
  clashes: f.looseTexts,
  taken: f.looseTexts,
})
export type ImportPlan = z.infer<typeof planSchema>

const importSchema = z.object({
  id: f.anyText,
  name: f.anyText,
  state: z.enum(IMPORT_STATES).catch('done'),
  files: f.looseObjects(fileSchema.extend({ received: z.number() })),
  options: optionsSchema,
  plan: planSchema.nullable(),
  /** Posts by what became of them. */
  outcomes: counts,
  error: f.looseText,
  /** How far the check is, in words. */
  progress: f.looseText,
  started_at: f.timestamp,
  finished_at: f.timestamp,
})
export type SiteImport = z.infer<typeof importSchema>

const uploaded = z.object(
  {
    name: f.text(MAX_NAME_LENGTH).refine((value) => value.trim() !== '', 'is required'),
    size: z
      .int('must be a number of bytes')
      .min(1, 'must not be empty')
      .max(MAX_IMPORT_FILE_BYTES, `must have at most ${MAX_IMPORT_FILE_BYTES / 1024 ** 3} GB`),
  },
  'must be a file',
)
const category = f.text(200).refine(isCategory, 'must be one of the fixed categories').nullable()
const site = f
  .text(MAX_URL_LENGTH)
  .refine((value) => value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value)), 'must be a web address')
  .nullable()
const chosen = z.object(
  {
    categories: z.record(f.text(500), category, 'must be names and categories'),
    site,
    pages: f.flag,
    overwrite: f.flag,
  },
  'must be an object',
)

/** A number of bytes in a form. */
export const byteCount = (message: string) =>
  z
    .string('is required')
    .regex(/^\d{1,13}$/, message)
    .transform(Number)

/** The next part of a file, and where it begins. */
export const filePart = {
  offset: byteCount('must be a number of bytes'),
  part: z.file('must be a file').max(IMPORT_PART_BYTES, 'must have at most 8 MB'),
}

const oneImport = { import: importSchema }

/** Bringing a site in from another system: additions of this site. */
export const siteImportCalls = {
  list: admin('GET /admin/imports', 'List imports, the latest first').output(
    dataResponse({ imports: f.looseObjects(importSchema) }),
  ),
  get: admin('GET /admin/imports/{id}', 'Get an import', { failures: [404] })
    .input(z.object({ id }))
    .output(dataResponse(oneImport)),
  create: admin('POST /admin/imports', 'Begin an import', {
    successStatus: 201,
    description: 'Its files are then sent in parts. Nothing of the site changes before the step `start`.',
  })
    .input(z.object({ export: uploaded, pictures: uploaded.nullable().default(null) }))
    .output(messageDataResponse(oneImport)),
  sendPart: admin('POST /admin/imports/{id}/parts', 'Send the next part of a file', {
    failures: [404],
    description: 'At most 8 MB. The offset must be the number of bytes received so far.',
  })
    .input(
      z.object({
        id,
        of: roles,
        ...filePart,
      }),
    )
    .output(messageResponse({ received: z.number() })),
  step: admin('POST /admin/imports/{id}/steps', 'Check, start, pause, resume or undo an import', {
    failures: [404],
    description: 'The work is done in the background. `check` is a dry run, which changes nothing.',
  })
    .input(
      z.object({
        id,
        step: steps,
        options: chosen.partial().optional(),
      }),
    )
    .output(messageDataResponse(oneImport)),
  report: admin('GET /admin/imports/{id}/report', 'What became of each post, as CSV', { failures: [404] })
    .input(z.object({ id }))
    .output(dataResponse({ csv: z.string() })),
  remove: admin('DELETE /admin/imports/{id}', 'Forget an import and its files', {
    failures: [404],
    description: 'Refused while posts that came in with it are here, as a later import must know them.',
  })
    .input(z.object({ id }))
    .output(messageResponse({})),
}
