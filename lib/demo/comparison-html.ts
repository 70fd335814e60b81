import { escapeHtml } from '@/lib/format/texts/escape'
import { type Comparison, comparisonRows, isList } from '@/lib/measure/comparison'

/** The HTML that the editor stores for a comparison. */
export function comparisonHtml(comparison: Comparison): string {
  const heads = comparison.products.map(({ product, href, name }) => {
    const text = escapeHtml(name)
    return `<th data-product="${escapeHtml(product)}">${href ? `<a href="${escapeHtml(href)}">${text}</a>` : text}</th>`
  })
  const rows = comparisonRows(comparison).map(({ kind, name, cells }) => {
    const shown = cells.map((texts) => {
      const items = texts.map(escapeHtml)
      return `<td>${isList(kind) ? listHtml(items) : items.join(' ')}</td>`
    })
    return `<tr data-row="${kind}"><th>${escapeHtml(name)}</th>${shown.join('')}</tr>`
  })
  return `<table data-compare=""><tbody><tr><th>${escapeHtml(comparison.caption)}</th>${heads.join('')}</tr>${rows.join('')}</tbody></table>`
}

const listHtml = (items: string[]) =>
  items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
