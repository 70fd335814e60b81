import { FIELDS, isSameField, type PostValues } from '../form/post-values'

export type Side = 'mine' | 'theirs'
export type Sides = Partial<Record<keyof PostValues, Side>>

/**
 * The fields in which two versions differ, each with the side to take it from by default: theirs if only
 * they changed it since `base`, mine otherwise.
 */
export function differingFields(base: PostValues, mine: PostValues, theirs: PostValues): Sides {
  const differing = FIELDS.filter((field) => !isSameField(field, mine, theirs))
  return Object.fromEntries(differing.map((field) => [field, isSameField(field, base, mine) ? 'theirs' : 'mine']))
}

/** Merges two versions field by field; mine for fields without a side. */
export function mergeValues(mine: PostValues, theirs: PostValues, sides: Sides): PostValues {
  const taken = FIELDS.filter((field) => sides[field] === 'theirs').map((field) => [field, theirs[field]])
  return { ...mine, ...(Object.fromEntries(taken) as Partial<PostValues>) }
}
