import 'server-only'
import type { Metadata } from 'next'
import { TEXTS } from '@/lib/contract/texts'
import { pageMetadata, type PageFacts } from '@/lib/seo/metadata'
import { env, siteUrl } from './env'

/** The metadata of a page of this site. */
export function siteMetadata(facts: Omit<PageFacts, 'siteName' | 'siteUrl' | 'tagline'>): Metadata {
  return pageMetadata({ siteName: env().SITE_NAME, siteUrl: siteUrl(), tagline: TEXTS.siteTagline, ...facts })
}

/** The metadata of a page that says that there is none. */
export function missingMetadata(title: string): Metadata {
  return { title: `${title} | ${env().SITE_NAME}`, robots: { index: false, follow: true } }
}

/** The metadata of a page that is the admin's alone. */
export function privateMetadata(title: string): Metadata {
  return { title: `${title} | ${env().SITE_NAME}`, robots: { index: false, follow: false } }
}
