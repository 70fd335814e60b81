import { countOf } from '@/lib/format/texts/counts'

/** The filters and orders of the picture library. In a file without schemas, since browsers load it. */
export const PICTURE_FILTERS = ['all', 'used', 'unused', 'no_alt', 'removed'] as const

export type PictureFilter = (typeof PICTURE_FILTERS)[number]

export const PICTURE_ORDERS = ['newest', 'oldest', 'largest', 'smallest'] as const

export type PictureOrder = (typeof PICTURE_ORDERS)[number]

/** Days for which a removed picture is still served and can be restored. */
export const PICTURE_GRACE_DAYS = 30

export const PICTURES_PER_PAGE = 24

export const PICTURE_PLACES = ['body', 'preview', 'social', 'product', 'author'] as const

export type LivePlace = (typeof PICTURE_PLACES)[number]

export const PICTURE_SAVED = 'Alt text saved'

export const FOCUS_SAVED = 'Focal point saved'

export const FOCUS_REMOVED = 'Focal point removed'

export const picturesRemoved = (count: number, used: number) =>
  `${countOf(count, 'picture')} removed${used > 0 ? `; ${used} ${used === 1 ? 'is' : 'are'} in use and stayed` : ''}`

export const picturesRestored = (count: number) => `${countOf(count, 'picture')} restored`

export const pictureReplaced = (count: number) => `Picture replaced in ${countOf(count, 'place')}`

export const pictureReplaceUndone = (count: number) => `Picture restored in ${countOf(count, 'place')}`

export const confirmPictureRemoval = (count: number) =>
  `Are you sure you want to remove ${countOf(count, 'picture')}? ${count === 1 ? 'It' : 'They'} can be restored for ${PICTURE_GRACE_DAYS} days.`
