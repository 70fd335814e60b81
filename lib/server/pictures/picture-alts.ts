import 'server-only'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { DomUtils, parseDocument } from 'htmlparser2'
import type { Database } from '../db/database'
import { pictureUses } from '../db/schema/picture-schema'
import { posts } from '../db/schema/post-schema'

/** The alt texts that a post gives pictures, for those without a default one; absent where none does. */
export async function altsInPosts(database: Database, names: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  if (names.length === 0) return found
  const rows = await database
    .selectDistinctOn([pictureUses.name], {
      name: pictureUses.name,
      content: sql<string>`case when ${pictureUses.place} = 'body' then ${posts.content} else '' end`,
      previewAlt: posts.previewImageAlt,
    })
    .from(pictureUses)
    .innerJoin(posts, eq(posts.id, pictureUses.itemId))
    .where(and(inArray(pictureUses.name, names), inArray(pictureUses.place, ['body', 'preview'])))
    .orderBy(pictureUses.name, pictureUses.place, pictureUses.itemId)
  for (const { name, content, previewAlt } of rows) {
    const alt = content ? altIn(content, name) : previewAlt
    if (alt) found.set(name, alt)
  }
  return found
}

function altIn(html: string, name: string): string | undefined {
  const images = DomUtils.getElementsByTagName('img', parseDocument(html))
  return images.find(({ attribs }) => attribs.src?.includes(name))?.attribs.alt?.trim()
}
