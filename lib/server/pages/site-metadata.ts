import 'server-only'
import type { Metadata } from 'next'
import { TEXTS } from '@/lib/contract/texts'
import { pageMetadata, type PageFacts } from '@/lib/seo/metadata'
import { socialImagePath } from '@/lib/seo/social-image'
import { env, siteUrl } from '../core/env'

const HOME_IMAGE = socialImagePath({ kind: 'site', key: 'home' })

/** The metadata of a page of this site; a page without an image of its own is shared with the site's. */
export function siteMetadata(facts: Omit<PageFacts, 'siteName' | 'siteUrl' | 'tagline'>): Metadata {
  const { SITE_NAME: siteName } = env()
  const image = { path: HOME_IMAGE, alt: `${siteName}: ${TEXTS.siteTagline}` }
  return pageMetadata({ siteName, siteUrl: siteUrl(), tagline: TEXTS.siteTagline, image, ...facts })
}

/** The metadata of a page that says that there is none. */
export function missingMetadata(title: string): Metadata {
  const { SITE_NAME } = env()
  return {
    title: `${title} | ${SITE_NAME}`,
    description: `There is nothing at this address of ${SITE_NAME}.`,
    robots: { index: false, follow: true },
  }
}

/** The metadata of a page that is the admin's alone. */
export function privateMetadata(title: string): Metadata {
  const { SITE_NAME } = env()
  return {
    title: `${title} | ${SITE_NAME}`,
    description: `For the administrator of ${SITE_NAME}.`,
    robots: { index: false, follow: false },
  }
}
