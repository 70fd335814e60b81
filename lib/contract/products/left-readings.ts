/** Why a reading was not undone. In a file without schemas, since browsers load it. */
export const LEFT_REASONS = ['changed', 'read_again', 'deleted', 'address_taken', 'expired', 'undone'] as const
export type LeftReason = (typeof LEFT_REASONS)[number]
export type LeftReading = { id: string; reason: LeftReason }

/** What happened to a product whose reading was not undone. */
export const LEFT_TEXTS: Record<LeftReason, string> = {
  changed: 'changed since',
  read_again: 'read again since',
  deleted: 'deleted',
  address_taken: 'another product has its former address',
  expired: 'read too long ago',
  undone: 'put back already',
}
