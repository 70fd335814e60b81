import 'server-only'
import { createHash } from 'node:crypto'
import type { Category } from '@/lib/contract/posts/categories'
import {
  MAX_SEO_DESCRIPTION_LENGTH,
  MAX_SEO_TITLE_LENGTH,
  MAX_SUMMARY_LENGTH,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  MAX_TITLE_LENGTH,
} from '@/lib/contract/limits'
import { type PostCreate, postCreateSchema } from '@/lib/contract/posts/post'
import { truncate } from '@/lib/format/texts/truncate'
import { type ImportedPost, ImportError } from '../../../import/imported-post'
import { plainText } from '../../../import/plain-text'
import { cleanContent } from '../../content/clean-content'
import { convertContent } from '../../ops/import/convert-content'
import type { ImportPictures } from '../../ops/import/import-pictures'
import { type CategoryMap, categoryOf } from './map-categories'

/** Characters of a summary that is taken from the text. */
const SUMMARY_LENGTH = 200

export type Converted = { input: PostCreate; notes: string[] }

/** A hash of all that the source says of a post. */
export const digestOf = (post: ImportedPost) => createHash('sha256').update(JSON.stringify(post)).digest('hex')

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
  return truncate(text, length - 3)
}

/** The search texts of a post, as far as they fit. */
function seoOf({ seo: { title, description } }: ImportedPost) {
  return {
    title: title?.slice(0, MAX_SEO_TITLE_LENGTH) ?? null,
    description: description?.slice(0, MAX_SEO_DESCRIPTION_LENGTH) ?? null,
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
    pathOf,
    chosen,
  }: { pictures: ImportPictures; pathOf: (href: string) => string | null; chosen: CategoryMap },
): Promise<Converted> {
  const { html, notes } = await convertContent(post.html, {
    pictureOf: (src) => pictures.place(src, post.base),
    pathOf,
  })
  notes.unshift(...post.notes)
  const content = cleanContent(html).trim()
  const text = plainText(content)
  const preview = post.preview && (await pictures.place(post.preview.url, post.base))
  if (post.preview && !preview) notes.push(`The preview picture could not be fetched: ${post.preview.url}`)
  const terms = termsOf(post, chosen)
  const tags = terms.tags.filter((tag) => tag.length <= MAX_TAG_LENGTH).slice(0, MAX_TAGS)
  if (tags.length < terms.tags.length) notes.push('Not all of its tags fit.')
  const title = cut(post.title || truncate(text, 60) || 'Untitled', MAX_TITLE_LENGTH, 'title', notes)
  const input = postCreateSchema.safeParse({
    title,
    summary: cut(post.summary || truncate(text, SUMMARY_LENGTH) || title, MAX_SUMMARY_LENGTH, 'summary', notes),
    content,
    previewImage: preview,
    previewImageAlt: (preview && post.preview?.alt.slice(0, 500)) || null,
    previewImageCaption: (preview && post.preview?.caption.slice(0, 500)) || null,
    categories: terms.categories,
    tags,
    seo: seoOf(post),
    status: post.isPublished ? 'published' : 'draft',
  })
  if (input.success) return { input: input.data, notes }
  const [issue] = input.error.issues
  throw new ImportError(`${issue?.path.join('.')} ${issue?.message}`)
}
