import type { Metadata } from 'next'
import { provideOffersSaving } from '@/lib/contract/saved/offers-saving'
import { TEXTS } from '@/lib/contract/texts'
import { pageMetadata, type PageFacts, socialImagePath } from '@/lib/seo/metadata'
import type { SiteFacts } from '@/lib/seo/structured-data/site-data'
import { env, siteUrl, identitySettings } from '../core/env'
import { cache } from 'react'
import type { AffiliateProgramme } from '@/lib/format/addresses/affiliate-link'
import { isOwnApi, siteApi, storesVisitorLists } from '../api/site-api/site-api'
import { optionalPart } from './page-part'

/** The site's data for structured data. */
export function siteFacts(): SiteFacts {
  const { SITE_NAME: name, CONTENT_LANGUAGE: language } = env()
  return { name, language, tagline: TEXTS.siteTagline, url: siteUrl() }
}

const HOME_IMAGE = socialImagePath({ kind: 'site', key: 'home' })

/** The metadata of a page, by default with the site's social image. */
export function siteMetadata(facts: Omit<PageFacts, 'siteName' | 'siteUrl' | 'tagline' | 'language'>): Metadata {
  const { SITE_NAME: siteName, CONTENT_LANGUAGE: language } = env()
  const image = { path: HOME_IMAGE, alt: `${siteName}: ${TEXTS.siteTagline}` }
  return pageMetadata({ siteName, language, siteUrl: siteUrl(), tagline: TEXTS.siteTagline, image, ...facts })
}

/** The metadata of a not-found page. */
export function missingMetadata(title: string): Metadata {
  const { SITE_NAME } = env()
  return {
    title: `${title} | ${SITE_NAME}`,
    description: `There is nothing at this address of ${SITE_NAME}.`,
    robots: { index: false, follow: true },
  }
}

/** The metadata of a page whose content could not be loaded, which is answered with an error status. */
export function failedMetadata(title: string): Metadata {
  const { SITE_NAME } = env()
  return { title: `${title} | ${SITE_NAME}`, description: `This page of ${SITE_NAME} could not be loaded just now.` }
}

/** The metadata of an admin page. */
export function privateMetadata(title: string): Metadata {
  const { SITE_NAME } = env()
  return {
    title: `${title} | ${SITE_NAME}`,
    description: `For the administrator of ${SITE_NAME}.`,
    robots: { index: false, follow: false },
  }
}

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
provideOffersSaving(offersSavedLists)
