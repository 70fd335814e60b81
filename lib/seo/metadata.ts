import type { Metadata } from 'next'
import { shortDescription } from '../format/texts/shorten'

/** The subject of a social image, with its key: a post's id or a category's name. */
export type SocialSubject =
  | { kind: 'site'; key: 'home' }
  | { kind: 'category'; key: string }
  | { kind: 'post'; key: string }

/** Pixels; the size that all networks show uncropped. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 }

export const SOCIAL_IMAGE_TYPE = 'image/jpeg'

/** The path of a social image. */
export function socialImagePath({ kind, key }: SocialSubject): string {
  return `/social/${kind}/${encodeURIComponent(key)}.jpg`
}

/** Parses the path of a social image; null if invalid. Older links end in .png. */
export function readSocialSubject(kind: string, file: string): SocialSubject | null {
  const key = file.match(/^(.+)\.(?:jpg|png)$/s)?.[1]
  if (!key) return null
  if (kind === 'site') return key === 'home' ? { kind, key } : null
  return kind === 'category' || kind === 'post' ? { kind, key } : null
}

/** Input for the metadata of a page. */
export type PageFacts = {
  siteName: string
  /** The language of posts, as a language tag. */
  language: string
  /** The public address of the site, without a trailing slash. */
  siteUrl: string
  /** The page's title; null for the home page, which has site name and tagline. */
  title: string | null
  tagline: string
  description: string
  /** The canonical path, such as `/category/Appliances/`. */
  path: string
  /** The address of the original, if the page's content first appeared elsewhere. */
  original?: string | null | undefined
  kind?: 'website' | 'article'
  /** A social image of the site. */
  image?: { path: string; alt: string }
  /** The name of the author of an article. */
  author?: string | undefined
  published?: string | null
  changed?: string | null
  noindex?: boolean
  /** The path of the page's feeds: `/`, or a category's path. */
  feeds?: string
}

/** A language as Open Graph names it, with the region where most of its speakers live: `de_DE` of `de`. */
function openGraphLocale(language: string): string {
  const { language: code, region } = new Intl.Locale(language).maximize()
  return region ? `${code}_${region}` : code
}

/** The metadata of a page: title, description, canonical address, feeds and social cards. */
export function pageMetadata(facts: PageFacts): Metadata {
  const { siteName, siteUrl, title, tagline, path, language, noindex = false, feeds = '/' } = facts
  const description = shortDescription(facts.description)
  const address = facts.original ?? siteUrl + path
  const full = title === null ? `${siteName}: ${tagline}` : `${title} | ${siteName}`
  const image = facts.image && {
    url: siteUrl + facts.image.path,
    alt: facts.image.alt,
    type: SOCIAL_IMAGE_TYPE,
    ...SOCIAL_IMAGE_SIZE,
  }
  const article = facts.kind === 'article'
  return {
    metadataBase: new URL(siteUrl),
    title: full,
    description,
    applicationName: siteName,
    ...(facts.author && { authors: [{ name: facts.author }] }),
    robots: noindex ? { index: false, follow: true } : { 'max-image-preview': 'large' },
    alternates: {
      canonical: address,
      types: {
        'application/rss+xml': `${siteUrl}${feeds}feed.xml`,
        'application/atom+xml': `${siteUrl}${feeds}atom.xml`,
        'application/feed+json': `${siteUrl}${feeds}feed.json`,
      },
    },
    openGraph: {
      title: title ?? full,
      description,
      url: address,
      siteName,
      locale: openGraphLocale(language),
      ...(image && { images: [image] }),
      ...(article
        ? {
            type: 'article',
            ...(facts.published && { publishedTime: facts.published }),
            ...(facts.changed && { modifiedTime: facts.changed }),
          }
        : { type: 'website' }),
    },
    twitter: {
      card: image ? 'summary_large_image' : 'summary',
      title: title ?? full,
      description,
      ...(image && { images: [{ url: image.url, alt: image.alt }] }),
    },
  }
}
