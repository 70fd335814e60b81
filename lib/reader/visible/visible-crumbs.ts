import 'server-only'
import type { Element } from 'domhandler'
import { elementsOf, rawText } from '../page/elements'
import type { Page } from '../page/page'
import { foldText } from '../page/plain-text'
import type { Crumb } from '../structured/breadcrumbs'

const PLACES = [
  '[aria-label*="breadcrumb" i], [class*="breadcrumb" i], [id*="breadcrumb" i]',
  '[data-testid*="breadcrumb" i], [class*="crumb" i], [id*="crumb" i], [id*="brumb" i]',
].join(', ')
const SEPARATORS = /^[\s/>›»|·•→\-–—\\<‹«]+|[\s/>›»|·•→\-–—\\<‹«]+$/g
const MAX_PLACES = 20

/** The visible breadcrumbs of a page. */
export function visibleCrumbs(page: Page): Crumb[] {
  for (const place of elementsOf(page, PLACES).slice(0, MAX_PLACES)) {
    const crumbs = crumbsIn(page, place)
    if (crumbs.some(({ address }) => address !== null)) return crumbs
  }
  return []
}

function crumbsIn(page: Page, place: Element): Crumb[] {
  const items = elementsOf(page, 'li', place).filter((item) => elementsOf(page, 'li', item).length === 0)
  const links = elementsOf(page, 'a', place)
  const steps = items.length > 0 ? items : links
  return steps.slice(0, 15).flatMap((step) => {
    const link = step.name === 'a' ? step : elementsOf(page, 'a', step)[0]
    const name = foldText(rawText(link ?? step, 300)).replace(SEPARATORS, '')
    return name ? [{ name, address: link?.attribs.href ?? null }] : []
  })
}
