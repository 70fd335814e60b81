import { useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { postPreviewQuery } from '@/lib/client/posts/post-preview'
import type { Post } from '@/lib/contract/posts/post'
import { safeAddress } from '@/lib/format/addresses/safe-address'
import { errorMessageOf } from '../../admin/error-message'
import { EditorFacts } from '../editor-facts'
import { bodyOf, type PostValues } from '../form/post-values'
import { usePictureFocus } from '../library/use-picture-focus'
import { previewBody, previewPost } from './preview-post'

/**
 * The post that a save would store now, and its body as visitors would get it. Where the API cannot render it, blocks
 * are shown as they are stored; `problem` says why if it should have.
 * @param stored the post as loaded; null for a new one.
 */
export function usePostPreview(values: PostValues, stored: Post | null) {
  const { previews: isOffered } = use(EditorFacts)
  const [opened] = useState(() => new Date().toISOString())
  const focus = usePictureFocus(values.previewImage)
  const { content, previewImage, products } = bodyOf(values)
  const work = {
    id: stored?.id ?? null,
    content,
    previewImage: safeAddress(previewImage),
    products: products.map(({ product_id }) => product_id),
  }
  const { data, error, isLoading } = useQuery({ ...postPreviewQuery(work), enabled: isOffered })
  return {
    post: {
      ...previewPost(values, stored, opened),
      ...(data && { products: data.post.products }),
      previewImageFocus: focus,
    },
    body: data?.body ?? previewBody(values.content),
    isLoading,
    problem: error && `Blocks are shown as they are stored: ${errorMessageOf(error)}`,
  }
}
