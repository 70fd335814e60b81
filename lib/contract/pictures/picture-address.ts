import { text } from '../fields/fields'
import { MAX_URL_LENGTH } from '../limits'

/** An http(s) URL, or a path on this site. */
export const pictureAddress = text(MAX_URL_LENGTH).refine(
  (value) =>
    value === '' || (/^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value)) || /^\/(?![/\\])\S*$/.test(value),
  'must be an http or https address',
)
