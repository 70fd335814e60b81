import 'server-only'
import { storable } from '@/lib/format/texts/map-texts'
import type { ImportedPost, ImportSource } from '../../import/imported-post'
import { digestOf } from './convert/convert-post'

async function* eachStorable<T>(values: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const value of values) yield storable(value)
}

/** Posts without exact repeats, which several files of one export may hold. */
async function* eachOnce(posts: AsyncIterable<ImportedPost>): AsyncGenerator<ImportedPost> {
  const seen = new Map<string, string>()
  for await (const post of posts) {
    const digest = digestOf(post)
    if (seen.get(post.sourceId) !== digest) yield post
    seen.set(post.sourceId, digest)
  }
}

/**
 * A source without repeated posts, and without the characters that a database cannot store: they would stop the import
 * instead of one post.
 */
export function storableSource({ own, ...source }: ImportSource): ImportSource {
  return {
    ...source,
    posts: () => eachOnce(eachStorable(source.posts())),
    ...(own && {
      own: {
        products: () => eachStorable(own.products()),
        redirects: async () => storable(await own.redirects()),
        pictures: async () => new Map(storable([...(await own.pictures())])),
      },
    }),
  }
}
