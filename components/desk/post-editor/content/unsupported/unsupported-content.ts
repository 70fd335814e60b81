import type { Schema } from '@tiptap/pm/model'
import { contentLoss } from './content-loss'
import { contentHtml, readContent } from '../schema/content-html'

/** Readable names of what the editor would lose of stored HTML; empty if it supports all of it. */
export function unsupportedContent(html: string, schema: Schema): string[] {
  return contentLoss(html, contentHtml(readContent(html, schema)))
}

/**
 * Stored HTML as the editor serializes it, for comparison: the sanitizer's markup for the same content
 * differs slightly. Unsupported content is returned as it is stored.
 */
export function editorHtml(stored: string, schema: Schema): string {
  const written = contentHtml(readContent(stored, schema))
  return contentLoss(stored, written).length ? stored : written
}
