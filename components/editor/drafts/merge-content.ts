import { diff3Merge } from 'node-diff3'
import { CONTENT_SCHEMA } from '../content/schema/content-schema'
import { editorHtml } from '../content/unsupported/unsupported-content'

type MergedContent = {
  html: string
  /** Number of places that both sides changed: they have mine, then theirs. */
  twice: number
}

/**
 * Merges two versions of a text by its blocks: what one side alone changed since `base` is taken from that side. Where
 * both changed the same blocks, both stay.
 */
export function mergeContent(base: string, mine: string, theirs: string): MergedContent {
  const [before, one, other] = [base, mine, theirs].map(blocksOf)
  const regions = diff3Merge(one ?? [], before ?? [], other ?? [], { excludeFalseConflicts: true })
  const blocks = regions.flatMap(({ ok, conflict }) => ok ?? [...(conflict?.a ?? []), ...(conflict?.b ?? [])])
  const twice = regions.filter(({ conflict }) => conflict && conflict.a.length > 0 && conflict.b.length > 0).length
  return { html: editorHtml(blocks.join(''), CONTENT_SCHEMA), twice }
}

/** The HTML of each block of a text. */
function blocksOf(html: string): string[] {
  return [...new DOMParser().parseFromString(html, 'text/html').body.children].map(({ outerHTML }) => outerHTML)
}
