import 'server-only'
import { TEXTS } from '@/lib/contract/texts'
import type { SiteFacts } from '@/lib/seo/structured-data/site-data'
import { env, siteUrl } from '../core/env'

/** The site's data for structured data. */
export function siteFacts(): SiteFacts {
  return { name: env().SITE_NAME, tagline: TEXTS.siteTagline, url: siteUrl() }
}
