import 'server-only'
import { z } from 'zod'
import { jobKind } from '../../jobs/job-kind'

/** The work of an import: its dry run, the import itself, or its undoing, by its state. */
export const IMPORT_SITE = jobKind({ name: 'import a site', data: z.object({ import: z.string() }) })
