import 'server-only'
import { postCreateSchema } from '@/lib/contract/posts/post'
import { type ImportedPost, ImportError } from '../../../import/imported-post'
import { convertAuthor } from '../convert/convert-author'
import type { Converted } from '../convert/converted'
import type { ImportPictures } from '../convert/import-pictures'
import { placeOwnPictures } from './own-pictures'

/**
 * Takes a post of an export of this software over as it is, with its pictures under their names.
 * @throws ImportError that says why it cannot be one.
 */
export async function convertOwn(post: ImportedPost, pictures: ImportPictures, digest: string): Promise<Converted> {
  const { seo = null } = post.own ?? {}
  const shown = [post.html, post.preview?.url, seo?.['image'], post.author?.picture]
  const missing = await placeOwnPictures(shown, pictures)
  const notes = missing.map((name) => `A picture is missing: ${name}`)
  const input = postCreateSchema.safeParse({
    title: post.title,
    summary: post.summary,
    content: post.html,
    tags: post.tags,
    categories: post.categories,
    previewImage: post.preview?.url ?? null,
    previewImageAlt: post.preview?.alt || null,
    previewImageCaption: post.preview?.caption || null,
    status: post.isPublished ? 'published' : 'draft',
    isHighlighted: post.isHighlighted,
    ...(seo && { seo }),
  })
  const author = await convertAuthor(post.author, (src) => Promise.resolve(src))
  if (input.success) return { input: input.data, products: [], author, digest, notes }
  const [issue] = input.error.issues
  throw new ImportError(`${issue?.path.join('.')} ${issue?.message}`)
}
