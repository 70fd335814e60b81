export const PARTS = [
  'words',
  'pictures',
  'links',
  'videos',
  'tables',
  'cells',
  'captions',
  'headings',
  'list items',
] as const
export type Counts = Record<(typeof PARTS)[number], number>

const VIDEO = 'iframe, video, figure[data-video]'
const SELECTORS: Record<Exclude<(typeof PARTS)[number], 'words'>, string> = {
  pictures: 'img',
  links: 'a[href]',
  videos: VIDEO,
  tables: 'table:not(.tr-caption-container)',
  cells: 'table:not(.tr-caption-container) :is(td, th)',
  captions: 'figcaption, .wp-caption-text, .tr-caption',
  headings: 'h1, h2, h3, h4, h5, h6',
  'list items': 'li, .MsoListParagraph',
}

/** The number of parts of each kind in HTML. Needs a DOM. */
export function countParts(html: string): Counts {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const counts = Object.fromEntries(
    Object.entries(SELECTORS).map(([part, selector]) => [part, body.querySelectorAll(selector).length]),
  )
  // Labels of Word's lists are markers, not text.
  for (const marker of body.querySelectorAll('[style*="mso-list:Ignore"]')) marker.remove()
  for (const block of body.querySelectorAll('p, div, li, td, th, h1, h2, h3, h4, br, figcaption, dt, dd'))
    block.append(' ')
  const words = body.textContent?.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return { words, ...counts } as Counts
}
