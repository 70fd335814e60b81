/** Messages for administrators: those of SPEC section 8, verbatim, and those of additional features. */

export const ADMIN_TEXTS = {
  invalidAdmin: 'Invalid admin credentials',
  loginFailed: 'Login failed',

  postCreated: 'Post created successfully',
  postUpdated: 'Post updated successfully',
  postDeleted: 'Post deleted successfully',
  postDuplicated: 'Post duplicated as a draft',
  highlightsOrdered: 'Order of the highlights saved',
  postRestored: 'Post restored successfully',
  versionRestored: 'Version restored successfully',
  postErased: 'Post deleted for good',
  productUpdated: 'Product updated successfully',
  imagePasted: 'Image pasted and uploaded successfully!',
  imageUploaded: 'Image uploaded successfully!',

  titleAndSummaryRequired: 'Title and summary are required',
  selectImageFile: 'Please select an image file',
  productAlreadyAdded: 'Product already added',
  cannotEdit: 'Cannot edit post: missing ID',
  cannotPreview: 'Cannot preview post: missing ID',
  cannotUpdate: 'Cannot update post: missing ID',
  mustBePublished: 'Must be published to highlight',
  notPublishedYet: 'Post is not published yet',

  confirmLeave: 'You have unsaved changes. Are you sure you want to go back?',
  confirmDelete: 'Are you sure you want to delete this post? This action cannot be undone.',
  confirmErase: 'Are you sure you want to delete this post for good? It can then no longer be restored.',

  draftBanner: 'Draft Preview - This post is not published and can only be viewed by admins.',
} as const

export const uploadFailed = (reason: string) => `Failed to upload image: ${reason}`
/** @param kept names of the corrected fields that were not changed. */
export const productFetched = (name: string, kept: string[] = []) =>
  `Product fetched successfully: ${name}` +
  (kept.length > 0 ? ` (your corrections were kept: ${kept.join(', ').replaceAll('_', ' ')})` : '')
export const productFetchFailed = (reason = 'Unknown error') => `Failed to fetch product: ${reason}`
export const createFailed = (reason: string) => `Failed to create post: ${reason}`
export const updateFailed = (reason: string) => `Failed to update post: ${reason}`
export const deleteFailed = (reason: string) => `Failed to delete post: ${reason}`
export const versionRestoreFailed = (reason: string) => `Failed to restore version: ${reason}`
export const restoreFailed = (count: number, reason: string) =>
  `Failed to restore ${count === 1 ? 'post' : 'posts'}: ${reason}`
export const batchDeleteFailed = (reason: string) => `Failed to delete posts: ${reason}`
export const batchUpdateFailed = (reason: string) => `Failed to update posts: ${reason}`
export const postsDeleted = (count: number) => `${count} post(s) deleted successfully`
export const postsRestored = (count: number) =>
  count === 1 ? ADMIN_TEXTS.postRestored : `${count} post(s) restored successfully`
export const postsErased = (count: number) =>
  count === 1 ? ADMIN_TEXTS.postErased : `${count} post(s) deleted for good`
export const postsUpdated = (count: number) => `${count} post(s) updated successfully`
export const confirmErase = (count: number) =>
  count === 1
    ? ADMIN_TEXTS.confirmErase
    : `Are you sure you want to delete ${count} post(s) for good? They can then no longer be restored.`
export const confirmBatchDelete = (count: number) =>
  `Are you sure you want to delete ${count} post(s)? This action cannot be undone.`
export const confirmBatchPublish = (count: number) => `Are you sure you want to publish ${count} post(s)?`
export const confirmBatchUnpublish = (count: number) => `Are you sure you want to unpublish ${count} post(s)?`
export const confirmBatchHighlight = (count: number) => `Are you sure you want to highlight ${count} post(s)?`
export const confirmBatchUnhighlight = (count: number) =>
  `Are you sure you want to remove highlight from ${count} post(s)?`
