import 'server-only'
import { cache } from 'react'
import type { AffiliateProgramme } from '@/lib/format/addresses/affiliate-link'
import { hasWholeContract, siteApi } from '../api/site-api/site-api'
import { optionalPart } from './page-part'

/** The affiliate programmes for a page's links; empty if they cannot be read in time, since the text matters more. */
export const linkProgrammes = cache(async (): Promise<AffiliateProgramme[]> => {
  const found = hasWholeContract() ? await optionalPart(siteApi().affiliates.list()) : null
  return found === null || found === 'late' ? [] : found.data.programmes
})
