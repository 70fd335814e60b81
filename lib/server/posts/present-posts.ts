import 'server-only'
import type { Post, PostSummary } from '@/lib/contract/posts/post'
import type { Database } from '../db/database'
import { focalPointsOf } from '../images/focal-points'
import { publicPicture, withPublicPictures } from '../images/public-pictures'
import { productPresenter, type Viewer } from '../products/present-products'
import type { StoredPost, StoredSummary } from './post-row'

/** Stored posts of a list as a viewer gets them. */
export async function presentSummaries(
  database: Database,
  stored: readonly StoredSummary[],
  viewer: Viewer,
): Promise<PostSummary[]> {
  return stored.map(await postPresenter(database, stored, viewer))
}

/** A stored post as a viewer gets it. */
export async function presentPost(database: Database, stored: StoredPost, viewer: Viewer): Promise<Post> {
  const { content, seo, author } = stored
  const post = { ...stored, ...(await postPresenter(database, [stored], viewer))(stored) }
  if (viewer === 'admin') return post
  return {
    ...post,
    content: withPublicPictures(content),
    seo: seo && { ...seo, image: publicPicture(seo.image) },
    author: author && { ...author, picture: publicPicture(author.picture) },
  }
}

type Presentable = StoredSummary & Partial<Pick<StoredPost, 'seo'>>

async function postPresenter(database: Database, stored: readonly Presentable[], viewer: Viewer) {
  const present = await productPresenter(
    database,
    stored.flatMap(({ products }) => products),
    viewer,
  )
  const focusOf = await focalPointsOf(
    database,
    stored.flatMap(({ previewImage, seo }) => [previewImage, seo?.image]),
  )
  return (post: Presentable): PostSummary & Pick<Post, 'socialImageFocus'> => {
    const { previewImage, seo } = post
    const [previewImageFocus, socialImageFocus] = [focusOf(previewImage), focusOf(seo?.image)]
    return {
      ...post,
      previewImage: viewer === 'visitor' ? publicPicture(previewImage) : previewImage,
      ...(previewImageFocus && { previewImageFocus }),
      ...(socialImageFocus && { socialImageFocus }),
      products: post.products.map((product) => present(product, post.id)),
    }
  }
}
