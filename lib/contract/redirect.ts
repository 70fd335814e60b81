import { z } from 'zod'
import { admin, dataResponse, id, messageDataResponse, messageResponse, open } from './call'
import * as f from '@/lib/contract/fields/fields'
import { MAX_URL_LENGTH } from './limits'
import { MAX_QUERY_LENGTH } from './fields/address-query'
import { loosePagination } from '@/lib/contract/fields/pagination'

export const REDIRECT_STATUSES = [301, 302, 410] as const
const statusSchema = z.literal(REDIRECT_STATUSES, 'must be 301, 302 or 410')
export type RedirectStatus = z.infer<typeof statusSchema>

/** Bytes of CSV in one import. */
const MAX_REDIRECT_CSV = 1024 * 1024
/** A site with ten thousand posts that moves here brings some three addresses of each. */
export const MAX_REDIRECTS = 100_000

/** Where a path leads: `to` is a path of this site or a URL, and null for 410. */
const redirectRuleSchema = z.object({ from: f.anyText, to: f.looseText, status: statusSchema.catch(301) })
export type RedirectRule = z.infer<typeof redirectRuleSchema>

const redirectSchema = redirectRuleSchema.extend({ id: f.anyText, updated_at: f.timestamp })
export type Redirect = z.infer<typeof redirectSchema>

export const redirectInput = z.object(
  {
    from: f
      .text(MAX_URL_LENGTH)
      .describe(
        'A path of this site; the query is ignored, apart from the names of WordPress at the home page (/?p=12)',
      ),
    to: f.text(MAX_URL_LENGTH).nullable().default(null).describe('A path of this site or a URL; none with 410'),
    status: statusSchema.default(301),
  },
  'must be an object',
)
export type RedirectInput = z.infer<typeof redirectInput>

/** A path that visitors requested and that is not there. */
const missingVisitSchema = z.object({
  path: f.anyText,
  visits: f.looseNumber,
  last_at: f.timestamp,
  /** The host of the page that led there last; null if unknown. */
  referrer: f.looseText,
})
export type MissingVisit = z.infer<typeof missingVisitSchema>

/** Redirects and the paths that visitors missed: additions of this site. */
export const redirectCalls = {
  active: open('GET /data/redirects', 'All redirects, as the site applies them', {
    description: 'An empty list if the stamp of an earlier response is sent and nothing has changed since.',
  })
    .input(z.object({ stamp: f.wordsOf(100).optional() }))
    .output(dataResponse({ redirects: f.looseObjects(redirectRuleSchema), stamp: f.looseText })),
  list: admin('GET /redirects', 'List redirects, by path')
    .input(
      z.object({
        q: f.wordsOf(MAX_QUERY_LENGTH).optional(),
        page: f.queryPage.optional(),
        per_page: f.queryListSize.optional(),
      }),
    )
    .output(dataResponse({ redirects: f.looseObjects(redirectSchema), pagination: loosePagination })),
  create: admin('POST /redirects', 'Add a redirect', {
    successStatus: 201,
    description: 'Refused if the path has one already, or if it would lead in a circle.',
  })
    .input(redirectInput)
    .output(messageDataResponse({ redirect: redirectSchema })),
  update: admin('PUT /redirects/{id}', 'Change a redirect', { failures: [404], isDetailed: true })
    .input(z.object({ params: z.object({ id }), body: redirectInput }))
    .output(messageDataResponse({ redirect: redirectSchema })),
  remove: admin('DELETE /redirects/{id}', 'Delete a redirect', { failures: [404] })
    .input(z.object({ id }))
    .output(messageResponse({})),
  importCsv: admin('POST /redirects/import', 'Import redirects from CSV', {
    description:
      'Columns from, to, status (301 if empty). Existing paths are replaced. All or none: wrong lines are listed as issues.',
  })
    .input(z.object({ csv: f.text(MAX_REDIRECT_CSV) }))
    .output(messageResponse({ importedCount: z.number() })),
  exportCsv: admin('GET /redirects/export', 'All redirects as CSV').output(dataResponse({ csv: z.string() })),
  missing: admin('GET /missing-visits', 'List the paths that visitors missed').output(
    dataResponse({ visits: f.looseObjects(missingVisitSchema) }),
  ),
  forget: admin('POST /missing-visits/forget', 'Remove paths from that list')
    .input(z.object({ paths: z.array(f.text(MAX_URL_LENGTH), 'must be a list of paths').max(1_000) }))
    .output(messageResponse({})),
}
