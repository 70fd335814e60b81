import type { Page } from '../page/page'
import { hasType, type SchemaNode } from '../structured/schema-node'

const SEARCH_PATH =
  /\/(s|search|catalogsearch|search-?results?|suche|recherche|buscar|busca|cerca|zoeken|wyszukiwanie)(\.\w+)?(\/|$)/i
const HEADING = new RegExp(
  [
    '^(your )?search( results?)?( for)?\\b|\\bsearch results?\\b|\\bresults? for\\b|^\\d[\\d,.]* (results|items|products)\\b',
    'suchergebnis|r[eé]sultats? (de|pour)|resultados (de|para)|risultati (di|per)|zoekresultaten',
  ].join('|'),
  'i',
)

/** Whether a page lists what a shop's search found: by its address, its headings or its type. */
export function isResultList(page: Page, roots: SchemaNode[]): boolean {
  return (
    SEARCH_PATH.test(page.url.pathname) ||
    page.titles.some((title) => HEADING.test(title)) ||
    roots.some((node) => hasType(node, /^SearchResultsPage$/))
  )
}
