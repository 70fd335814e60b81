import 'server-only'
import { elementsOf, rawText } from '../page/elements'
import type { Page } from '../page/page'
import { foldText } from '../page/plain-text'
import { specificationEntry } from '../visible/specification-tables'

const ROWS = [
  '#productOverview_feature_div tr, #poExpander tr, #productDetails_techSpec_section_1 tr',
  '#productDetails_techSpec_section_2 tr, #productDetails_detailBullets_sections1 tr',
  '#prodDetails table tr, #technicalSpecifications_section_1 tr, #technical-details-table tr',
].join(', ')
const BULLETS =
  '#detailBullets_feature_div li, #detail-bullets .content > ul > li, #productDetailsTable .content > ul > li'
const LISTS_ONLY = '#productFactsDesktopExpander .product-facts-detail, #glance_icons_div tr td:nth-child(2)'

/** Names and values from Amazon's detail tables and bullets. */
export function amazonSpecifications(page: Page): Record<string, string> {
  const rows = elementsOf(page, ROWS).map((row) => {
    const cells = row.children.filter((child) => 'attribs' in child && /^t[hd]$/.test(child.name))
    return specificationEntry(rawText(cells[0]), rawText(cells[1]))
  })
  const bullets = elementsOf(page, BULLETS).map((bullet) => {
    const name = rawText(elementsOf(page, 'b, .a-text-bold', bullet)[0])
    return specificationEntry(tidy(name), tidy(rawText(bullet).slice(rawText(bullet).indexOf(name) + name.length)))
  })
  const facts = elementsOf(page, LISTS_ONLY).map((fact) => {
    const parts = elementsOf(page, 'span', fact).filter((part) => elementsOf(page, 'span', part).length === 0)
    return specificationEntry(rawText(parts[0]), rawText(parts[1]))
  })
  const specifications: Record<string, string> = {}
  for (const entry of [...rows, ...bullets, ...facts]) if (entry) specifications[entry[0]] ??= tidy(entry[1])
  return specifications
}

/** Names and values are padded with bidirectional marks. */
function tidy(text: string): string {
  return foldText(text).replace(/^[\s:：]+|[\s:：]+$/g, '')
}
