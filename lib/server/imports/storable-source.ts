import 'server-only'
import { storable } from '@/lib/format/texts/map-texts'
import type { ImportSource } from '../../import/imported-post'

async function* eachStorable<T>(values: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const value of values) yield storable(value)
}

/** A source without the characters that a database cannot store: they would stop the import instead of one post. */
export function storableSource({ own, ...source }: ImportSource): ImportSource {
  return {
    ...source,
    posts: () => eachStorable(source.posts()),
    ...(own && {
      own: {
        products: () => eachStorable(own.products()),
        redirects: async () => storable(await own.redirects()),
        pictures: async () => new Map(storable([...(await own.pictures())])),
      },
    }),
  }
}
