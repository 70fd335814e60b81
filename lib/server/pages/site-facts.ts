import { cache } from 'react'
import { env, siteUrl, identitySettings } from '../core/env'
import type { AffiliateProgramme } from '@/lib/format/addresses/affiliate-link'
import { isOwnApi, siteApi, storesVisitorLists } from '../api/site-api/site-api'
import { optionalPart } from './page-part'

/** What the post editor knows of the site. Previews are HTML that is shown as it comes, which is trusted of the embedded API alone. */
export function editorFacts() {
  const { SITE_NAME: siteName, CONTENT_LANGUAGE: language, API_BASE_URL } = env()
  return { siteName, siteUrl: siteUrl(), language, previews: !API_BASE_URL }
}

/** The affiliate programs for a page's links; empty if they cannot be read in time, since the text matters more. */
export const linkProgrammes = cache(async (): Promise<AffiliateProgramme[]> => {
  const found = isOwnApi() ? await optionalPart(siteApi().affiliates.list()) : null
  return found === null || found === 'late' ? [] : found.data.programmes
})

/**
 * Whether visitors can save items: only if they can sign in, and the API is this site's own.
 */
export function offersSavedLists(): boolean {
  return identitySettings() !== null && storesVisitorLists()
}
