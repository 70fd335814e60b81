import { SHOWN_DESCRIPTION } from '@/lib/format/texts/shorten'
import type { PostValues } from '../form/post-values'
import type { Check, CheckedField } from './check'

/** Pixels that cards need on screens of double density. */
const CARD_PICTURE_WIDTH = 640

type Measured = {
  /** Characters of the text. */
  length: number
  /** CSS pixels; 0 for a picture that does not load, null if unknown. */
  pictureWidth: number | null
}

/** The checks of the fields: categories, preview image, and the length of the summary. */
export function fieldChecks(values: PostValues, { length, pictureWidth }: Measured): Check[] {
  const summary = values.summary.trim().length
  const checks: Check[] = []
  const add = (field: CheckedField, text: string) => checks.push({ text, place: { field } })
  if (values.categories.length === 0) add('categories', 'It has no category')
  if (!values.previewImage.trim()) add('previewImage', 'It has no preview image')
  else if (pictureWidth === 0) add('previewImage', 'The preview image does not load')
  else if (pictureWidth !== null && pictureWidth < CARD_PICTURE_WIDTH)
    add('previewImage', `The preview image is ${pictureWidth} pixels wide: cards need ${CARD_PICTURE_WIDTH}`)
  if (summary > SHOWN_DESCRIPTION && !values.seo.description.trim())
    add('summary', `The summary has ${summary} characters: search results show about ${SHOWN_DESCRIPTION}`)
  if (summary > 0 && length < summary) checks.push({ text: 'The text is shorter than the summary', place: { pos: 0 } })
  return checks
}
