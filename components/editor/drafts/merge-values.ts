import { FIELDS, isSameField, type PostValues } from '../form/post-values'
import { mergeContent } from './merge-content'

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
