import 'server-only'
import type { Metadata } from 'next'
import { TEXTS } from '@/lib/contract/texts'
import { pageMetadata, type PageFacts } from '@/lib/seo/metadata'
import { env, siteUrl } from './env'

/** The metadata of a page of this site. */
export function siteMetadata(facts: Omit<PageFacts, 'siteName' | 'siteUrl' | 'tagline'>): Metadata {
  return pageMetadata({ siteName: env().SITE_NAME, siteUrl: siteUrl(), tagline: TEXTS.siteTagline, ...facts })
}
