import type { Category } from '@/lib/contract/posts/categories'
import * as limits from '@/lib/contract/limits'
import { postCreateSchema } from '@/lib/contract/posts/post'
import { storable } from '@/lib/format/texts/map-texts'
import { truncate } from '@/lib/format/texts/shorten'
import { type ImportedPost, ImportError, lengthFailure } from '../../../import/imported-post'
import { convertAuthor, type CategoryMap, categoryOf } from './map-categories'
import { convertText } from './convert-text'
import { ownSlugOf } from '../known-posts'
import type { OldAddresses } from '../old-addresses'
import { convertOwn } from '../own'
import type { ImportPictures } from './import-pictures'
import type { Converted } from './converted'
import { checkProducts } from './import-products'

/** Characters of a summary that is taken from the text. */
const SUMMARY_LENGTH = 200

/** Why a post cannot be imported, whatever else it holds; null for most. */
export function failureOf({ failure, html, own }: ImportedPost): string | null {
  if (failure) return failure
  return own ? null : lengthFailure(html)
}

/** The categories of a post, and its tags with the names that are none. */
function termsOf({ categories, tags }: ImportedPost, chosen: CategoryMap): { categories: Category[]; tags: string[] } {
  const found = categories.map((name) => ({ name, category: categoryOf(name, chosen) }))
  const mapped = found.flatMap(({ category }) => (category ? [category] : []))
  const others = found.filter(({ category }) => !category).map(({ name }) => name)
  return { categories: [...new Set(mapped)], tags: [...new Set([...tags, ...others])] }
}

function cut(text: string, length: number, what: string, notes: string[]): string {
  if (text.length <= length) return text
  notes.push(`The ${what} was cut to ${length} characters.`)
  return `${text.slice(0, length - 3)}...`
}

/** What becomes of a post that the source was to publish later. */
function scheduleNotes({ publishAt }: ImportedPost): string[] {
  if (!publishAt) return []
  const time = publishAt.toISOString().slice(0, 16).replace('T', ' ')
  return publishAt.getTime() > Date.now()
    ? [`It will be published at ${time} UTC, as it was scheduled.`]
    : [`It was scheduled for ${time} UTC, which is past, and comes in as a draft.`]
}

/** The search texts of a post, as far as they fit, and the slug of the old site. */
function seoOf(post: ImportedPost) {
  const { title, description } = post.seo
  return {
    slug: ownSlugOf(post),
    title: title?.slice(0, limits.MAX_SEO_TITLE_LENGTH) ?? null,
    description: description?.slice(0, limits.MAX_SEO_DESCRIPTION_LENGTH) ?? null,
  }
}

/**
 * Converts an imported post to one of this site.
 * @throws ImportError that says why it cannot be one.
 */
export async function convertPost(
  post: ImportedPost,
  {
    pictures,
    addresses,
    chosen,
    digest,
  }: { pictures: ImportPictures; addresses: OldAddresses; chosen: CategoryMap; digest: string },
): Promise<Converted> {
  const failure = failureOf(post)
  if (failure) throw new ImportError(failure)
  if (post.own) return convertOwn(post, pictures, digest)
  const pictureOf = (src: string) => pictures.place(src, post.base)
  const { content, text, notes, boxes } = await convertText(post.html, {
    pictureOf,
    pathOf: (href) => addresses.pathOf(href, post.base),
    absolute: (href) => pictures.absolute(href, post.base),
    isOld: (href) => addresses.isOld(href),
  })
  const products = await checkProducts([...post.products, ...boxes], pictureOf, notes)
  notes.unshift(...scheduleNotes(post), ...post.notes)
  const preview = post.preview && (await pictures.place(post.preview.url, post.base))
  if (post.preview && !preview) notes.push(`The preview picture could not be fetched: ${post.preview.url}`)
  const terms = termsOf(post, chosen)
  const tags = terms.tags.filter((tag) => tag.length <= limits.MAX_TAG_LENGTH).slice(0, limits.MAX_TAGS)
  if (tags.length < terms.tags.length) notes.push('Not all of its tags fit.')
  const title = cut(post.title || truncate(text, 60) || 'Untitled', limits.MAX_TITLE_LENGTH, 'title', notes)
  const fields = {
    title,
    summary: cut(post.summary || truncate(text, SUMMARY_LENGTH) || title, limits.MAX_SUMMARY_LENGTH, 'summary', notes),
    content,
    previewImage: preview,
    previewImageAlt: (preview && post.preview?.alt.slice(0, 500)) || null,
    previewImageCaption: (preview && post.preview?.caption.slice(0, 500)) || null,
    categories: terms.categories,
    tags,
    seo: seoOf(post),
    status: post.isPublished ? 'published' : 'draft',
    isHighlighted: post.isHighlighted,
  }
  // Texts that were cut may end in half a character.
  const input = postCreateSchema.safeParse(storable(fields))
  const author = await convertAuthor(post.author, pictureOf)
  if (input.success) return { input: input.data, products, author, digest, notes }
  const [issue] = input.error.issues
  throw new ImportError(`${issue?.path.join('.')} ${issue?.message}`)
}
