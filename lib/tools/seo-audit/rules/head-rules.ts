import { doubled, faultsAt, type Finding, type IndexedPage } from '../finding'
import type { PageFacts } from '../read-page'

/** Characters of a title and a description that search results show. */
const MAX_TITLE = 70
const MAX_DESCRIPTION = 160

/** Checks that apply to every page, indexable or not. */
export function checkAnyPage(address: string, page: PageFacts): Finding[] {
  const unnamed = page.images.filter((image) => image.alt === null)
  return faultsAt(address, [
    !page.title && 'has no title',
    ...page.misplaced.map((selector) => `has ${selector} twice or outside of the head`),
    ...unnamed.map((image) => `shows ${image.address} without an alt text`),
  ])
}

/** Checks the heads of indexable pages. */
export function checkHeads(pages: IndexedPage[]): Finding[] {
  return [
    ...pages.flatMap(({ address, page }) => checkHead(address, page)),
    ...doubled(pages, 'its title', (page) => page.title),
    ...doubled(pages, 'its description', (page) => page.metas.get('description') ?? ''),
  ]
}

function checkHead(address: string, page: PageFacts): Finding[] {
  const description = page.metas.get('description') ?? ''
  return faultsAt(address, [
    page.title.length > MAX_TITLE && `has a title of ${page.title.length} characters: ${page.title}`,
    !description && 'has no description',
    description.length > MAX_DESCRIPTION && `has a description of ${description.length} characters`,
    page.canonical !== address && `has the canonical address ${page.canonical}`,
    page.feeds.length === 0 && 'links no feed',
  ])
}
