/** Messages for administrators on products. */

export const PRODUCT_CREATED = 'Product created successfully'

const counted = (count: number) => (count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`)

/** @param used number that were not deleted because posts feature them. */
export function productsDeleted(count: number, used = 0): string {
  const left =
    used === 0
      ? ''
      : used === 1
        ? '1 that a post features was kept'
        : `${used.toLocaleString('en-US')} that posts feature were kept`
  if (count === 0 && left) return `Nothing was deleted: ${left}`
  return `${counted(count)} deleted${left && `; ${left}`}`
}
export const productsRestored = (count: number, asked: number) =>
  count === asked
    ? `${counted(count)} restored`
    : `${counted(count)} restored; ${asked - count} could not be: stored anew in the meantime, or deleted too long ago`
export const LINK_CHECKED = 'The link was checked'
export const linksQueued = (count: number) => `${counted(count)} will be checked, one after the other in each shop`
export const productsArchived = (count: number, archived: boolean) =>
  archived ? `${counted(count)} archived` : `${counted(count)} taken out of the archive`
export const productArchiveFailed = (reason: string) => `Failed to archive products: ${reason}`
export const productGone = (isGone: boolean) =>
  isGone ? 'Visitors see that it is no longer available' : 'Visitors see it as available again'
/** @param count number of fields that were changed. */
export const readingApplied = (count: number) =>
  count === 0 ? 'Product is as the page says' : `${count === 1 ? '1 field' : `${count} fields`} taken from the page`
export const rereadFailed = (reason: string) => `Failed to read the page again: ${reason}`
export const linkCheckFailed = (reason: string) => `Failed to check links: ${reason}`
const inPosts = (count: number) => (count === 1 ? '1 post' : `${count.toLocaleString('en-US')} posts`)
export const productReplaced = (count: number) => `Product replaced in ${inPosts(count)}`
export const productMerged = (count: number) => `Products merged: ${inPosts(count)} changed, and the other one deleted`
export const replaceUndone = (count: number) => `Product restored in ${inPosts(count)}`
export const replaceFailed = (reason: string) => `Failed to replace product: ${reason}`
export const productDeleteFailed = (reason: string) => `Failed to delete products: ${reason}`
export const productRestoreFailed = (reason: string) => `Failed to restore products: ${reason}`
export const productUpdateFailed = (reason: string) => `Failed to update product: ${reason}`
export const confirmProductDelete = (count: number) =>
  `Are you sure you want to delete ${counted(count)} that no post features?`

/** What an import did, or would do. */
export function productsImported({ added, known, wrong }: { added: number; known: number; wrong: number }): string {
  const left = [
    known > 0 && (known === 1 ? '1 was there already' : `${known.toLocaleString('en-US')} were there already`),
    wrong > 0 && (wrong === 1 ? '1 wrong row left out' : `${wrong.toLocaleString('en-US')} wrong rows left out`),
  ].filter(Boolean)
  return [`${counted(added)} added`, ...left].join('; ')
}
export const IMPORT_CHECKED = 'The file was checked; nothing was stored'
export const importFailed = (reason: string) => `Nothing was imported: ${reason}`
