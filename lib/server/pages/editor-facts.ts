import 'server-only'
import { apiTakes } from '../api/proxy/api-takes'
import { env, siteUrl } from '../core/env'

/**
 * What the post editor knows of the site, and of the fields that its API stores.
 * @param call the call that saves the post.
 */
export async function editorFacts(call: 'posts.create' | 'posts.update') {
  const [pictureTexts, seo, publishedAt, author] = await Promise.all([
    apiTakes(call, 'previewImageAlt'),
    apiTakes(call, 'seo'),
    apiTakes(call, 'published_at'),
    apiTakes(call, 'author_id'),
  ])
  const { SITE_NAME: siteName, CONTENT_LANGUAGE: language } = env()
  return { siteName, siteUrl: siteUrl(), language, pictureTexts, seo, publishedAt, author }
}
