import { FIELDS, isSameField, type PostValues } from '../form/post-values'

export type Side = 'mine' | 'theirs'
export type Sides = Partial<Record<keyof PostValues, Side>>

/**
 * The fields in which two versions of a post differ, with the side that each should be taken from:
 * theirs where only they changed it since `base`, mine everywhere else.
 */
export function differingFields(base: PostValues, mine: PostValues, theirs: PostValues): Sides {
  const differing = FIELDS.filter((field) => !isSameField(field, mine, theirs))
  return Object.fromEntries(differing.map((field) => [field, isSameField(field, base, mine) ? 'theirs' : 'mine']))
}

/** One version out of two, field by field; mine where no side is named. */
export function mergeValues(mine: PostValues, theirs: PostValues, sides: Sides): PostValues {
  const taken = FIELDS.filter((field) => sides[field] === 'theirs').map((field) => [field, theirs[field]])
  return { ...mine, ...(Object.fromEntries(taken) as Partial<PostValues>) }
}
