import 'server-only'
import { cache } from 'react'
import type { AffiliateProgramme } from '@/lib/format/addresses/affiliate-link'
import { hasWholeContract, siteApi } from '../api/site-api/site-api'
import { log } from '../core/log'

/** The affiliate programmes for a page's links; empty if they cannot be read, since the text matters more. */
export const linkProgrammes = cache(async (): Promise<AffiliateProgramme[]> => {
  try {
    return hasWholeContract() ? (await siteApi().affiliates.list()).data.programmes : []
  } catch (error) {
    log.warn({ err: error }, 'the affiliate programmes could not be read')
    return []
  }
})
