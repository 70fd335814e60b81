import type { Post } from '@/lib/contract/posts/post'
import type { PostSeo } from '@/lib/contract/posts/post-seo'
import { slugOf } from '@/lib/format/addresses/slugs'

/** Form values of the search engine fields; empty strings for missing values. */
export type SeoValues = { [Field in keyof PostSeo]: Field extends 'noindex' ? boolean : string }

export const NO_SEO: SeoValues = { slug: '', title: '', description: '', image: '', canonical: '', noindex: false }

export const SEO_NAMES: Record<keyof SeoValues, string> = {
  slug: 'Slug',
  title: 'Title for search engines',
  description: 'Description for search engines',
  image: 'Social picture',
  canonical: 'Canonical address',
  noindex: 'Hidden from search engines',
}

/** Form values of the stored fields; keys in a fixed order, since values are compared as JSON. */
export const seoValues = (seo: PostSeo | null): SeoValues =>
  Object.fromEntries(
    Object.entries(NO_SEO).map(([name, empty]) => [name, seo?.[name as keyof PostSeo] ?? empty]),
  ) as SeoValues

/** The fields as sent, with a slug made of what was typed for it; null if all are empty. */
export function seoOf({ noindex, slug, ...others }: SeoValues): PostSeo | null {
  const texts = { slug: slugOf(slug) ?? slug, ...others }
  const own = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim() || null]))
  const seo = { ...own, noindex } as PostSeo
  return Object.values(seo).some(Boolean) ? seo : null
}

/** The fields that are set, each as a line. */
export function seoLines(seo: PostSeo | null): string[] {
  const set = (Object.keys(SEO_NAMES) as (keyof SeoValues)[]).filter((name) => seo?.[name])
  return set.map((name) => (name === 'noindex' ? SEO_NAMES.noindex : `${SEO_NAMES[name]}: ${seo?.[name]}`))
}

/** The slug that a post keeps when its title changes, since it has been published under it; null if there is none. */
export const keptSlug = (post: Post | null): string | null => (post?.published_at ? post.slug : null)

/** The slug that a save would store: of what was typed for it, else the one that is kept, else of the title. */
export const storedSlug = (post: Post | null, { seo, title }: { seo: SeoValues; title: string }): string | null =>
  slugOf(seo.slug) ?? keptSlug(post) ?? slugOf(title)
