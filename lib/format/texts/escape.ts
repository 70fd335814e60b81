const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML elements and quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/**
 * The start of a cell that spreadsheets take for a formula; for `escapeFormulae` of Papa Parse, of which the own pattern
 * misses texts of several lines. Source: OWASP, CSV Injection.
 */
export const FORMULA = /^[=+\-@\t\r]/

/** A cell without the apostrophe that exports put before what a spreadsheet would take for a formula. */
export const withoutGuard = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
