import { countOf } from '@/lib/format/texts/counts'

/** Messages for administrators on products. */

export const PRODUCT_CREATED = 'Product created successfully'

/** @param used number that were not deleted because posts feature them. */
export function productsDeleted(count: number, used = 0): string {
  const left =
    used === 0
      ? ''
      : used === 1
        ? '1 that a post features was kept'
        : `${used.toLocaleString('en-US')} that posts feature were kept`
  if (count === 0 && left) return `Nothing was deleted: ${left}`
  return `${countOf(count, 'product')} deleted${left && `; ${left}`}`
}
export const productsRestored = (count: number, requested: number) =>
  count === requested
    ? `${countOf(count, 'product')} restored`
    : `${countOf(count, 'product')} restored; ${requested - count} could not be restored: added again since, or deleted too long ago`
export const LINK_CHECKED = 'The link was checked'
export const PRICE_SEEN = 'It will be listed again when the price changes again'
export const linksQueued = (count: number) =>
  `${countOf(count, 'product')} will be checked, one after the other in each shop`
export const productsArchived = (count: number, archived: boolean) =>
  archived ? `${countOf(count, 'product')} archived` : `${countOf(count, 'product')} taken out of the archive`
export const productGone = (isGone: boolean) =>
  isGone ? 'Visitors see that it is no longer available' : 'Visitors see it as available again'
/** @param count number of fields that were changed. */
export const readingApplied = (count: number) =>
  count === 0 ? 'Product is as the page says' : `${countOf(count, 'field')} taken from the page`
export const productsReread = (count: number) =>
  `${countOf(count, 'product')} updated from ${count === 1 ? 'its page' : 'their pages'}`
/** @param left the products that were not put back, and why. */
export function readingsUndone(count: number, left: string): string {
  if (count === 0 && left !== '') return `Nothing was put back: ${left}`
  const done = `${countOf(count, 'product')} put back as before`
  return left === '' ? done : `${done}. Not put back: ${left}`
}
export const productReplaced = (count: number) => `Product replaced in ${countOf(count, 'post')}`
export const productMerged = (count: number) =>
  `Products merged: ${countOf(count, 'post')} changed, and the other one deleted`
export const replaceUndone = (count: number) => `Product restored in ${countOf(count, 'post')}`
export const confirmProductDelete = (count: number) =>
  `Are you sure you want to delete ${countOf(count, 'product')} that no post features?`

/** What an import did, or would do. */
export function productsImported({ added, known, wrong }: { added: number; known: number; wrong: number }): string {
  const left = [
    known > 0 && (known === 1 ? '1 was there already' : `${known.toLocaleString('en-US')} were there already`),
    wrong > 0 && `${countOf(wrong, 'wrong row')} left out`,
  ].filter(Boolean)
  return [`${countOf(added, 'product')} added`, ...left].join('; ')
}
export const IMPORT_CHECKED = 'The file was checked; nothing was stored'
/** What undoing an import removed. @param staying the number of products that stay. */
export const importUndone = (removed: number, staying: number) =>
  staying === 0
    ? `${countOf(removed, 'product')} removed`
    : `${countOf(removed, 'product')} removed; ${countOf(staying, 'product')} stay`
export const UNDO_CHECKED = 'Nothing was removed'
