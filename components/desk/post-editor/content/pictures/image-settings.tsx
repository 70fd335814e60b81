import { Button } from '@/components/ui/controls/button'
import { Popover } from '@base-ui/react/popover'
import type { Editor } from '@tiptap/core'
import { Captions, type LucideIcon, Trash2, X } from 'lucide-react'
import type { Transaction } from '@tiptap/pm/state'
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useRef } from 'react'
import { IMAGE_SIZES } from '@/lib/contract/limits'
import { isSaveKey } from '@/components/ui/dialogs/is-save-key'
import { LABEL, PLAIN_DANGER } from '@/components/desk/kit/form-field'
import { capitalized } from '@/components/desk/kit/list-head'
import { AltField } from './alt-field'
import { ALIGNMENTS, type PictureAttributes, writeCaption, pictureSize } from './figure'

const CHOICE =
  'flex min-h-9 items-center justify-center gap-1.5 rounded-md px-2 text-sm font-medium text-ink ' +
  'hover:bg-surface aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-link ' +
  'aria-pressed:shadow-sm'

/** The image whose settings are open: its position, and its alt text while it is being edited (null otherwise). */
export type OpenPicture = { pos: number; typed: string | null }

type Props = {
  editor: Editor
  /** The image to edit; null closes. */
  open: OpenPicture | null
  setOpen: Dispatch<SetStateAction<OpenPicture | null>>
}

const SIZES = Object.entries(IMAGE_SIZES).map(([name, width]) => [capitalized(name), width] as const)

/** Popup with size, alignment, alt text and caption of an image; closes after a choice and on a click outside. */
export function ImageSettings({ editor, open, setOpen }: Props) {
  // Its position follows the changes of the document; a deleted one closes its settings.
  useEffect(() => {
    const follow = ({ transaction: { mapping } }: { transaction: Transaction }) =>
      setOpen((before) => {
        const moved = before && mapping.mapResult(before.pos)
        return moved && !moved.deleted ? { ...before, pos: moved.pos } : null
      })
    editor.on('transaction', follow)
    return () => void editor.off('transaction', follow)
  }, [editor, setOpen])
  const node = open && editor.state.doc.nodeAt(open.pos)
  if (!open || node?.type.name !== 'image') return null
  return <SettingsPopup {...{ editor, open, setOpen }} picture={node.attrs as PictureAttributes} />
}

type PopupProps = Props & { open: OpenPicture; picture: PictureAttributes }

/** It goes as it closes: one that closes itself takes frames to, and then takes the focus from what is open by now. */
function SettingsPopup({ editor, open: { pos, typed }, setOpen, picture }: PopupProps) {
  const first = useRef<HTMLButtonElement>(null)
  const image = () => editor.view.nodeDOM(pos) as Element | null
  const keepAlt = () => {
    const alt = typed?.trim()
    if (alt === undefined || alt === picture.alt) return
    editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, 'alt', alt))
  }
  const finish = (change?: Partial<PictureAttributes>) => {
    keepAlt()
    if (change) editor.chain().setNodeSelection(pos).updateAttributes('image', change).run()
    setOpen(null)
  }
  const resize = (width: number) => {
    const shown = image()
    finish(shown instanceof HTMLImageElement ? pictureSize(shown, width) : { width, height: null })
  }
  const caption = () => {
    finish()
    writeCaption(editor, pos)
    // A focus of the element alone leaves the browser's selection on the picture, which typing would replace.
    editor.view.focus()
  }
  const remove = () => editor.chain().setNodeSelection(pos).deleteSelection().run()
  // The second press of a double click is on the picture, too.
  const isOnPicture = (target: EventTarget | null) => target === image()
  return (
    <Popover.Root open onOpenChange={(next, { event }) => !next && !isOnPicture(event.target) && finish()}>
      <Popover.Portal>
        <Popover.Positioner anchor={image} sideOffset={8} collisionPadding={8} className="z-40">
          <Popover.Popup
            initialFocus={first}
            finalFocus={() => editor.view.dom}
            onKeyDown={(event) => isSaveKey(event) && finish()}
            className="w-[min(20rem,calc(100vw-1rem))] rounded-card border border-line bg-surface p-4 text-ink shadow-lift"
          >
            <div className="flex items-center justify-between">
              <Popover.Title className="font-bold">Image settings</Popover.Title>
              <Popover.Close
                aria-label="Close"
                className="-m-2 grid size-10 place-items-center rounded-lg text-muted hover:bg-tint"
              >
                <X aria-hidden="true" className="size-4" />
              </Popover.Close>
            </div>
            <div className="mt-3 grid gap-4">
              <Choices label="Size" first={first} choices={SIZES} chosen={picture.width} onChoose={resize} />
              <Choices
                label="Alignment"
                choices={ALIGNMENTS}
                chosen={picture.align}
                onChoose={(align) => finish({ align })}
              />
              <AltField
                value={typed ?? picture.alt}
                onChange={(text) => setOpen((present) => present && { ...present, typed: text })}
                onBlur={keepAlt}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return
                  event.preventDefault()
                  finish()
                }}
              />
              <div className="flex flex-wrap items-center justify-between gap-2">
                <Button kind="bare" size="small" icon={Captions} onClick={caption}>
                  Caption
                </Button>
                <button type="button" onClick={remove} className={PLAIN_DANGER}>
                  <Trash2 aria-hidden="true" className="size-4" />
                  <span>Remove image</span>
                </button>
              </div>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

type ChoicesProps<Value> = {
  label: string
  /** Of the first choice. */
  first?: RefObject<HTMLButtonElement | null>
  choices: readonly (readonly [name: string, value: Value, icon?: LucideIcon])[]
  chosen: unknown
  onChoose: (value: Value) => void
}

function Choices<Value>({ label, first, choices, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <div role="group" aria-label={label}>
      <p aria-hidden="true" className={LABEL}>
        {label}
      </p>
      <div className="mt-1 grid grid-cols-3 gap-1 rounded-lg bg-tint p-1">
        {choices.map(([name, value, Icon], index) => (
          <button
            key={name}
            ref={index === 0 ? first : undefined}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
            className={CHOICE}
          >
            {Icon && <Icon aria-hidden="true" className="size-4" />}
            <span>{name}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
