/** The fields that a check leads to; their sections have the name as `data-field`. */
export type CheckedField = 'summary' | 'previewImage' | 'categories'

/** Something to look at before a post is published; it never blocks. */
export type Check = {
  text: string
  /** Where to look: a position in the text, a field of the form, or a page of the admin. */
  place: { pos: number } | { field: CheckedField } | { href: string }
}
