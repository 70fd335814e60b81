/** Comments and deletions of Word, and their markers in the text. */
const WORD =
  '[style*="mso-element:comment" i], [style*="mso-element: comment" i], .MsoCommentReference, .msocomtxt, .msocomoff, ' +
  '.msoDel, del[cite]'

/** Removes the comments of Word and Google Docs with their markers, and what was deleted with its changes tracked. */
export function dropComments(body: HTMLElement): void {
  for (const comment of body.querySelectorAll(WORD)) comment.remove()
  for (const link of body.querySelectorAll('a[href^="#cmnt"]')) {
    const isMarker = /^#cmnt\d/.test(link.getAttribute('href') ?? '')
    const part = isMarker ? (link.closest('sup') ?? link) : link.closest('p, li, div')
    part?.remove()
  }
}
