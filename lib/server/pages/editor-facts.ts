import 'server-only'
import { env, siteUrl } from '../core/env'

/** What the post editor knows of the site. Previews are HTML that is shown as it comes, which is trusted of the embedded API alone. */
export function editorFacts() {
  const { SITE_NAME: siteName, CONTENT_LANGUAGE: language, API_BASE_URL } = env()
  return { siteName, siteUrl: siteUrl(), language, previews: !API_BASE_URL }
}
