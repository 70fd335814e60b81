import type { Failure } from '@/lib/contract/failure'

/** What went wrong, in terms of the content. */
export type DomainErrorKind =
  | 'not-found'
  | 'gone'
  | 'exists'
  | 'author-exists'
  | 'not-published'
  | 'list-full'
  | 'conflict'
  | 'slug-taken'
  | 'invalid'
  | 'unavailable'

type Detail = Partial<Pick<Failure, 'issues' | 'conflict' | 'product'>>

/** An error of the content's rules, with a plain sentence; the API maps its kind to HTTP (lib/server/api/api-errors.ts). */
export class DomainError extends Error {
  override readonly name = 'DomainError'

  constructor(
    readonly kind: DomainErrorKind,
    message: string,
    readonly detail: Detail = {},
  ) {
    super(message)
  }
}

/** Recognizes by name, as Next bundles this module more than once. */
export const isDomainError = (error: unknown): error is DomainError =>
  error instanceof Error && error.name === 'DomainError'

/** The errors of the content's rules. */
export const errors = {
  postNotFound: () => new DomainError('not-found', 'Post not found'),
  postGone: () => new DomainError('gone', 'This post was deleted'),
  /** @param count of the posts that were requested. */
  deletedPostNotFound: (count: number) =>
    new DomainError(
      'not-found',
      count === 1
        ? 'This post can no longer be restored'
        : 'One of these posts can no longer be restored, so none was changed',
    ),
  versionNotFound: () => new DomainError('not-found', 'This version of the post is not stored'),
  synonymNotFound: () => new DomainError('not-found', 'Synonym not found'),
  tagNotFound: () => new DomainError('not-found', 'No post has this tag'),
  authorNotFound: () => new DomainError('not-found', 'Author not found'),
  authorThere: (name: string) =>
    new DomainError('author-exists', `There is an author named ${name} already`, {
      issues: [{ path: 'name', message: 'is the name of another author' }],
    }),
  redirectNotFound: () => new DomainError('not-found', 'Redirect not found'),
  productImportNotFound: () => new DomainError('not-found', 'No import with this id can be undone'),
  productNotFound: () => new DomainError('not-found', 'Product not found'),
  pictureNotFound: () => new DomainError('not-found', 'Picture not found'),
  programmeNotFound: () => new DomainError('not-found', 'This shop has no affiliate program'),
  importNotFound: () => new DomainError('not-found', 'There is no such import'),
  /** An import is not at a point where this can be done. */
  wrongStep: (message: string) => new DomainError('conflict', message),
  feedNotFound: () => new DomainError('not-found', 'There is no such product feed'),
  feedRowNotFound: () => new DomainError('not-found', 'This row is no longer in its feed'),
  jobNotFound: () => new DomainError('not-found', 'No failed background job has this id'),
  productThere: (product: NonNullable<Failure['product']>) =>
    new DomainError('exists', `There is a product with this address already: ${product.name}`, { product }),
  notPublished: (message: string) => new DomainError('not-published', message),
  slugTaken: () =>
    new DomainError('slug-taken', 'Another post has this slug', {
      issues: [{ path: 'seo.slug', message: 'is the slug of another post' }],
    }),
  listFull: (message: string) => new DomainError('list-full', message),
  badField: (path: string, message: string) =>
    new DomainError('invalid', `${path} ${message}`, { issues: [{ path, message }] }),
  /** @param count the number of wrong lines, of which `issues` may hold the first. */
  badLines: (issues: NonNullable<Detail['issues']>, count: number) =>
    new DomainError('invalid', count === 1 ? 'One line is wrong' : `${count} lines are wrong`, { issues }),
  stale: (message: string, conflict: NonNullable<Failure['conflict']>) =>
    new DomainError('conflict', message, {
      conflict,
      issues: [{ path: 'updated_at', message: `is ${conflict.updated_at} now` }],
    }),
  unavailable: (message: string) => new DomainError('unavailable', message),
}
