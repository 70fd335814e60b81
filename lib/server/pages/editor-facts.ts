import 'server-only'
import { apiTakes } from '../api/proxy/api-takes'
import { env, siteUrl } from '../core/env'

/**
 * What the post editor knows of the site, and of the fields that its API stores.
 * @param call the call that saves the post.
 */
export async function editorFacts(call: 'posts.create' | 'posts.update') {
  const [pictureTexts, seo, publishedAt] = await Promise.all([
    apiTakes(call, 'previewImageAlt'),
    apiTakes(call, 'seo'),
    apiTakes(call, 'published_at'),
  ])
  return { siteName: env().SITE_NAME, siteUrl: siteUrl(), pictureTexts, seo, publishedAt }
}
