import { Button } from '@/components/ui/controls/button'
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { Picture } from '../kit/frame'
import { api } from '@/lib/client/calls/client'
import type { FocalPoint } from '@/lib/contract/fields/fields'
import type { LibraryPicture } from '@/lib/contract/pictures/picture-calls'
import { useWrite } from '../kit/feedback'

/** The middle, where pictures without a focal point are cropped. */
const MIDDLE: FocalPoint = { x: 50, y: 50 }

/** Percent for each press of an arrow key, and with Shift. */
const STEP = 1

const BIG_STEP = 10

const MOVES: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Sets the focal point of a picture: what stays in sight on cards. Shows the crops of these cards. */
export function FocalPointDialog({ picture, onClose }: { picture: LibraryPicture; onClose: () => void }) {
  const id = useId()
  const handle = useRef<HTMLDivElement>(null)
  const [point, setPoint] = useState(picture.focus ?? MIDDLE)
  const { surface, onKeyDown } = pointHandlers(point, setPoint)
  const { busy, write } = useWrite(api.pictures.describe, { failed: 'Failed to save focal point' })
  const save = async (focus: FocalPoint | null) => {
    if (await write({ params: { name: picture.name }, body: { focus } })) onClose()
  }
  return (
    <FormDialog
      isLight
      title="Focal Point"
      description="This point stays visible wherever the picture is cropped, in every post and product."
      initialFocus={handle}
      submit={busy ? 'Saving...' : 'Save'}
      isBusy={busy}
      onSubmit={() => void save(point)}
      onClose={onClose}
      actions={
        picture.focus && (
          <Button kind="bare" busy={busy} onClick={() => void save(null)} className="mr-auto">
            Remove
          </Button>
        )
      }
    >
      <div>
        <div className="grid place-items-center overflow-hidden rounded-lg bg-picture">
          <div {...surface} className="relative cursor-crosshair touch-none select-none">
            <Picture
              address={picture.url}
              alt={picture.alt ?? ''}
              sizes="460px"
              fallback="The picture cannot be shown"
              className="pointer-events-none block max-h-[40dvh] w-auto"
            />
            <div
              ref={handle}
              role="slider"
              tabIndex={0}
              aria-label="Focal point"
              aria-roledescription="2D slider"
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={point.x}
              aria-valuetext={`${point.x}% from the left, ${point.y}% from the top`}
              aria-describedby={id}
              onKeyDown={onKeyDown}
              style={{ left: `${point.x}%`, top: `${point.y}%` }}
              className="absolute size-9 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 border-white bg-purple-600/40 shadow-lift ring-2 ring-purple-950/70 outline-offset-4"
            />
          </div>
        </div>
        <p id={id} className="mt-2 text-sm text-muted">
          Press or drag on the picture, or use the arrow keys; with Shift they go further.
        </p>
      </div>
      <ul aria-label="Crops" className="flex flex-wrap items-end gap-3">
        {CROPS.map(([label, shape]) => (
          <li key={label} className="text-xs text-muted">
            <div className={`${shape} overflow-hidden rounded-md bg-picture`}>
              <Picture address={picture.url} sizes="176px" focus={point} className="size-full object-cover" />
            </div>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}

const CROPS = [
  ['Post card', 'aspect-video w-32 sm:w-44'],
  ['Shared', 'aspect-500/630 w-14 sm:w-20'],
  ['Product', 'aspect-square w-18 sm:w-24'],
] as const

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

/** Handlers of a surface on which a point is set by mouse, pen or touch, and of its handle, which arrow keys move. */
function pointHandlers(point: FocalPoint, onChange: (point: FocalPoint) => void) {
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) return
    onChange({
      x: percent(((clientX - box.left) / box.width) * 100),
      y: percent(((clientY - box.top) / box.height) * 100),
    })
  }
  return {
    surface: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture?.(event.pointerId)
        follow(event)
        event.currentTarget.querySelector<HTMLElement>('[role=slider]')?.focus()
      },
      onPointerMove: (event: PointerEvent) => {
        if (event.currentTarget.hasPointerCapture?.(event.pointerId)) follow(event)
      },
    },
    onKeyDown: (event: KeyboardEvent) => {
      const [x, y] = MOVES[event.key] ?? [0, 0]
      if (x === 0 && y === 0) return
      event.preventDefault()
      const step = event.shiftKey ? BIG_STEP : STEP
      onChange({ x: percent(point.x + x * step), y: percent(point.y + y * step) })
    },
  }
}
