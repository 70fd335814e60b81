import type { Schema } from '@tiptap/pm/model'
import { lossBetween } from './content-features'
import { contentHtml, readContent } from './content-html'

/** What the editor would lose of a stored body, in words for a person; empty where it holds all of it. */
export function lostParts(html: string, schema: Schema): string[] {
  return lossBetween(html, contentHtml(readContent(html, schema)))
}

/**
 * A stored body as the editor writes it, whose markup differs a little from the store's for the same body;
 * as it is stored where the editor would lose something of it.
 */
export function editorHtml(stored: string, schema: Schema): string {
  const written = contentHtml(readContent(stored, schema))
  return lossBetween(stored, written).length ? stored : written
}
