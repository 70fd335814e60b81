import { diff3Merge } from 'node-diff3'
import { editorHtml } from '../content/schema/content-html'
import { parseFragment } from '../content/schema/normalize-markup'
import { FIELDS, isSameField, type PostValues } from '../form/post-values'

type MergedContent = {
  html: string
  /** Number of places that both sides changed: they have mine, then theirs; a footnote has mine. */
  twice: number
}

/**
 * Merges two versions of a text by its blocks: what one side alone changed since `base` is taken from that side. Where
 * both changed the same blocks, both stay. Footnotes are merged one by one, into one list.
 */
export function mergeContent(base: string, own: string, stored: string): MergedContent {
  const [before, one, other] = [readText(base), readText(own), readText(stored)]
  const regions = diff3Merge(one.blocks, before.blocks, other.blocks, { excludeFalseConflicts: true })
  const merged = regions.map(({ ok, conflict }) => (conflict ? mergeRegion(conflict) : { blocks: ok ?? [], twice: 0 }))
  const twice = merged.reduce((sum, region) => sum + region.twice, 0)
  const body = parseFragment(merged.flatMap(({ blocks }) => blocks).join(''))
  const ids = numberReferences(body)
  const notes = ids.map((id) => mergeNote(before.notes.get(id), one.notes.get(id), other.notes.get(id)))
  const list = notes.map(({ html }) => html).join('')
  const html = body.innerHTML + (list && `<ol data-footnotes="">${list}</ol>`)
  return { html: editorHtml(html), twice: twice + notes.filter((note) => note.isTwice).length }
}

type Region = { a: string[]; o: string[]; b: string[] }

/** Merges blocks that touch and that both sides changed: one by one where both have as many as before, else mine, then theirs. */
function mergeRegion({ a: ownValues, o: before, b: remote }: Region): { blocks: string[]; twice: number } {
  if (ownValues.length !== before.length || remote.length !== before.length)
    return { blocks: [...ownValues, ...remote], twice: ownValues.length > 0 && remote.length > 0 ? 1 : 0 }
  const pairs = ownValues.map((block, at) => {
    const other = remote[at] ?? block
    if (block === other || other === before[at]) return [block]
    return block === before[at] ? [other] : [block, other]
  })
  return { blocks: pairs.flat(), twice: pairs.filter((pair) => pair.length === 2).length }
}

/** The HTML of each block of a text, without the numbers of footnotes, and that of the footnotes by their ids. */
function readText(html: string): { blocks: string[]; notes: Map<string, string> } {
  const body = parseFragment(html)
  const lists = [...body.querySelectorAll(':scope > ol[data-footnotes]')]
  for (const list of lists) list.remove()
  const notes = lists.flatMap((list) => [...list.children])
  for (const link of referencesIn(body)) link.textContent = ''
  return {
    blocks: [...body.children].map(({ outerHTML }) => outerHTML),
    notes: new Map(notes.map((note) => [note.id, note.outerHTML])),
  }
}

const referencesIn = (body: HTMLElement) => [...body.querySelectorAll<HTMLAnchorElement>('sup > a[href^="#fn-"]')]

/** Numbers the references to footnotes anew. @returns the ids of the notes in their order. */
function numberReferences(body: HTMLElement): string[] {
  const links = referencesIn(body)
  const idOf = ({ hash }: HTMLAnchorElement) => hash.slice(1)
  const ids = [...new Set(links.map(idOf))]
  for (const link of links) link.textContent = String(ids.indexOf(idOf(link)) + 1)
  return ids
}

/** A note as the side has it that changed it; mine if both did. */
function mergeNote(before: string | undefined, mine = '', theirs = ''): { html: string; isTwice: boolean } {
  const isTwice = Boolean(mine && theirs) && mine !== theirs && mine !== before && theirs !== before
  return { html: mine && mine !== before ? mine : theirs || mine, isTwice }
}

/** Where a field is taken from; `both` is the content with the changes of both sides. */
export type Side = 'mine' | 'theirs' | 'both'

export type Sides = Partial<Record<keyof PostValues, Side>>

/**
 * The fields in which two versions differ, each with the side to take it from by default: theirs if only
 * they changed it since `base`, both for a content that both changed, mine otherwise.
 */
export function differingFields(base: PostValues, mine: PostValues, theirs: PostValues): Sides {
  const differing = FIELDS.filter((field) => !isSameField(field, mine, theirs))
  const sideOf = (field: keyof PostValues): Side => {
    if (isSameField(field, base, mine)) return 'theirs'
    return field === 'content' && !isSameField(field, base, theirs) ? 'both' : 'mine'
  }
  return Object.fromEntries(differing.map((field) => [field, sideOf(field)]))
}

/** Merges two versions field by field; mine for fields without a side. */
export function mergeValues(base: PostValues, mine: PostValues, theirs: PostValues, sides: Sides): PostValues {
  const taken = FIELDS.filter((field) => sides[field] === 'theirs').map((field) => [field, theirs[field]])
  return {
    ...mine,
    ...(Object.fromEntries(taken) as Partial<PostValues>),
    ...(sides.content === 'both' && { content: mergeContent(base.content, mine.content, theirs.content).html }),
  }
}
