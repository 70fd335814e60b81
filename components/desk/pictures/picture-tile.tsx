import { use, useId, type ReactNode } from 'react'
import { Picture } from '../kit/frame'
import type { PictureRow } from '@/lib/client/pictures'
import { PICTURE_GRACE_DAYS } from '@/lib/contract/pictures/picture-texts'
import { formatAge, daysLeft } from '@/lib/format/dates'
import { formatBytes, countOf } from '@/lib/format/texts/counts'
import { RowCheckbox, RowChoice } from '../kit/list-row'

/** The alt text of a picture, or what else identifies it. */
export const pictureLabel = ({ alt, width, height }: PictureRow) => alt || `Picture of ${width} × ${height}`

/** Size, weight and age: `1,600 × 900, 412 KB, 3 days old`. */
export function pictureFacts({ width, height, size, uploaded_at: at }: PictureRow, now: number): string {
  const shape = `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')}`
  return [shape, formatBytes(size), ...(at ? [formatAge(at, now)] : [])].join(', ')
}

const GRACE = PICTURE_GRACE_DAYS * 86_400_000

/** `Used in 3 places`, `Unused`, or how long a removed picture is kept. */
export function pictureState(
  { removed_at: removed, use_count: uses, past_count: past }: PictureRow,
  now: number,
): string {
  if (removed) return daysLeft(new Date(Date.parse(removed) + GRACE).toISOString(), now)
  if (uses > 0) return `Used in ${countOf(uses, 'place')}`
  return past > 0 ? 'Only in earlier versions' : 'Unused'
}

type Props = {
  picture: PictureRow
  /** Time reference for relative ages, in milliseconds. */
  now: number
  onOpen: () => void
}

/** A picture in the library. */
export function PictureTile({ picture, now, onOpen }: Props) {
  const titleId = useId()
  const { selected } = use(RowChoice)
  const label = pictureLabel(picture)
  return (
    <PictureFrame picture={picture} isChosen={selected === true}>
      <div className="grid content-start gap-1 p-3 text-sm">
        <div className="flex items-start gap-3">
          <RowCheckbox titleId={titleId} />
          <h2 id={titleId} dir="auto" className="line-clamp-2 font-sans text-sm font-semibold wrap-anywhere">
            {selected === null ? (
              <button type="button" onClick={onOpen} className="text-left after:absolute after:inset-0 hover:underline">
                {label}
              </button>
            ) : (
              label
            )}
          </h2>
        </div>
        <p className="text-muted tabular-nums">{pictureFacts(picture, now)}</p>
        <p className="text-muted">{pictureState(picture, now)}</p>
      </div>
    </PictureFrame>
  )
}

type FrameProps = { picture: PictureRow; isChosen?: boolean; children: ReactNode }

/** A picture in a box of fixed shape, with something below. */
export function PictureFrame({ picture, isChosen = false, children }: FrameProps) {
  return (
    <li
      className={`relative grid min-w-0 grid-rows-[auto_1fr] overflow-hidden rounded-card border bg-surface hover:border-purple-600 has-focus-visible:outline-2 has-focus-visible:outline-purple-600 ${isChosen ? 'border-purple-600 bg-tint' : 'border-line'}`}
    >
      <div className="grid aspect-4/3 place-items-center overflow-hidden bg-picture text-sm text-muted">
        <Picture
          address={picture.url}
          sizes="(min-width: 640px) 280px, 50vw"
          fallback="Missing"
          className="size-full object-contain"
        />
      </div>
      {children}
    </li>
  )
}
