import { z } from 'zod'
import { adminRead, dataResponse } from '../call'
import { text } from '../fields/fields'
import { MAX_URL_LENGTH } from '../limits'

/**
 * What a check of a URL has shown: `gone` is a site without such a page, `refused` one that turns robots away, which
 * says nothing about the page.
 */
const ADDRESS_STATES = ['works', 'gone', 'refused', 'unreachable'] as const

const urlCheckSchema = z.object({
  state: z.enum(ADDRESS_STATES),
  /** HTTP status of a failure; null if the site did not answer. */
  status: z.number().nullable(),
})
export type UrlCheck = z.infer<typeof urlCheckSchema>

/** Calls for links in posts. */
export const linkCalls = {
  check: adminRead()
    .route({
      method: 'POST',
      path: '/admin/links/check',
      summary: 'Check whether there is a page at a URL (an addition of this site)',
      description: 'Public addresses only. Each site gets one request at a time, and its robots.txt is obeyed.',
      tags: ['Posts'],
    })
    .input(z.object({ url: text(MAX_URL_LENGTH) }))
    .output(dataResponse({ check: urlCheckSchema })),
}
