import { Button, IconButton } from '@/components/ui/controls/button'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { ShoppingCart, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { MOST_PINS, type Pin, PINS_TITLE, PREVIEW_PINS_TITLE, shapeOf, tenths } from '@/lib/measure/pins'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { FormDialog } from '@/components/ui/dialogs/form-dialog'
import { ProductCardDialog } from '../../picker/product-card-dialog'
import { pinnedPicture, previewPicture, storedPins, writePins } from './pins-node'

type Props = {
  editor: Editor
  /** The address of the preview image; empty without one. */
  preview: string
  /** Whether the pins are those of the preview image, not of the selected picture. */
  isPreview: boolean
  onClose: () => void
}

/** Percent that an arrow key moves a pin; with Shift ten times as far. */
const STEP = 0.5

const MIDDLE = { x: 50, y: 50 }

/** Dialog to place pins on a picture: a click or a key chooses the place, then a product is chosen. */
export function PinsDialog({ editor, preview, isPreview, onClose }: Props) {
  // The document changes while the dialog is open, as when an upload ends; the selection follows it.
  const place = useEditorState({
    editor,
    selector: ({ editor: { state } }) =>
      isPreview ? previewPicture(state.doc, preview) : pinnedPicture(state, preview),
  })
  const [stored] = useState(() => place && storedPins(editor.state.doc, place))
  const [pins, setPins] = useState(stored?.items ?? [])
  const [next, setNext] = useState<typeof MIDDLE | null>(null)
  const picture = useRef<HTMLImageElement>(null)
  const isFull = pins.length >= MOST_PINS
  const move = (moved: Pin, to: typeof MIDDLE) => setPins(pins.map((pin) => (pin === moved ? { ...pin, ...to } : pin)))
  const onPicture = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    if (!isFull) setNext({ x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 })
  }
  const submit = () => {
    const { naturalWidth: width = 0, naturalHeight: height = 0 } = picture.current ?? {}
    // A picture that did not load has no size.
    const shape = width && height ? shapeOf(width, height) : (stored?.shape ?? shapeOf(1, 1))
    if (place) writePins(editor, place, { shape, items: pins, isPreview: place.isPreview })
    onClose()
  }
  if (!place)
    return (
      <Dialog onClose={onClose} title={PINS_TITLE}>
        <p>Select a picture in the text first.</p>
      </Dialog>
    )
  return (
    <FormDialog
      title={place.isPreview ? PREVIEW_PINS_TITLE : PINS_TITLE}
      description="Press on the picture where a product is, or add one and move it with the arrow keys."
      isChanged={JSON.stringify(pins) !== JSON.stringify(stored?.items ?? [])}
      submit="Apply"
      actions={
        <Button icon={ShoppingCart} busy={isFull} onClick={() => setNext(MIDDLE)} className="me-auto">
          Add pin
        </Button>
      }
      dialogs={
        next && (
          <ProductCardDialog
            onInsert={({ product, href, name }) => setPins([...pins, { ...rounded(next), product, href, name }])}
            onClose={() => setNext(null)}
          />
        )
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="relative mx-auto w-fit cursor-crosshair" onClick={onPicture}>
        <img ref={picture} src={place.src} alt="" className="block max-h-[50dvh] max-w-full rounded-lg" />
        {pins.map((pin, index) => (
          <PinHandle key={index} pin={pin} number={index + 1} onMove={(to) => move(pin, to)} />
        ))}
      </div>
      <ol aria-label="Pins" className="grid gap-1">
        {pins.map((pin, index) => (
          <li key={index} className="flex min-h-10 items-center gap-2 text-sm">
            <span className="grow">{`${index + 1}. ${pin.name}`}</span>
            <IconButton
              isSmall
              icon={X}
              label={`Remove ${pin.name}`}
              onClick={() => setPins(pins.filter((each) => each !== pin))}
            />
          </li>
        ))}
      </ol>
    </FormDialog>
  )
}

const rounded = ({ x, y }: typeof MIDDLE) => ({ x: Number(tenths(x)), y: Number(tenths(y)) })

type HandleProps = { pin: Pin; number: number; onMove: (to: typeof MIDDLE) => void }

/** A pin on the picture: arrow keys move it. */
function PinHandle({ pin, number, onMove }: HandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEP * (event.shiftKey ? 10 : 1)
    const [x, y] = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[
      event.key
    ] ?? [0, 0]
    if (!x && !y) return
    event.preventDefault()
    onMove(rounded({ x: pin.x + (x ?? 0), y: pin.y + (y ?? 0) }))
  }
  return (
    <button
      type="button"
      aria-label={`${pin.name}, at ${pin.x}% from the left and ${pin.y}% from the top`}
      style={{ left: `${pin.x}%`, top: `${pin.y}%` }}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
      className="absolute grid size-8 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-white bg-purple-800 text-sm font-bold text-white"
    >
      {number}
    </button>
  )
}
