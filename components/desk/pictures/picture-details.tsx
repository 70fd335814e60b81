import { Button } from '@/components/ui/controls/button'
import Link from 'next/link'
import { type FormEvent, type RefObject, useId, useState } from 'react'
import { MAX_ALT_LENGTH } from '@/lib/contract/limits'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Picture } from '../kit/frame'
import { api } from '@/lib/client/calls/client'
import type { PictureRow } from '@/lib/client/pictures'
import type { LivePlace } from '@/lib/contract/pictures/picture-texts'
import { LabelledField } from '../kit/form-field'
import { useWrite } from '../kit/feedback'
import { FocalPointDialog } from './focal-point-dialog'
import { PictureActions } from './picture-actions'
import { pictureFacts, pictureState } from './picture-tile'

type Props = {
  picture: PictureRow
  /** Time reference for relative ages, in milliseconds. */
  now: number
  /** Element to focus when the picture has left the list. */
  next: RefObject<HTMLElement | null>
  onClose: () => void
}

/** A picture with its facts, its default alt text, the places that show it, and what can be done with it. */
export function PictureDetails({ picture, now, next, onClose }: Props) {
  const more = picture.use_count - picture.uses.length
  return (
    <Dialog onClose={onClose} title="Picture">
      <div className="grid gap-5">
        <div className="grid max-h-72 place-items-center overflow-hidden rounded-lg bg-picture text-sm text-muted">
          <Picture
            address={picture.url}
            alt={picture.alt ?? ''}
            sizes="460px"
            fallback="The picture cannot be shown"
            className="max-h-72 w-auto object-contain"
          />
        </div>
        <p className="text-sm text-muted tabular-nums">
          <span>{pictureFacts(picture, now)}</span>{' '}
          <a href={picture.url} target="_blank" rel="noopener" className="underline">
            Open the file
          </a>
        </p>
        <AltForm key={picture.alt} picture={picture} />
        {!picture.removed_at && <FocalPoint picture={picture} />}
        <section>
          <h3 className="font-sans text-sm font-medium">{pictureState(picture, now)}</h3>
          <ul aria-label="Shown in" className="mt-1 grid divide-y divide-line empty:hidden">
            {picture.uses.map(({ place, id, title }) => (
              <li key={`${place} ${id}`} className="flex items-baseline gap-3 py-2">
                <Link
                  href={PLACES[place].addressOf(id)}
                  prefetch={false}
                  dir="auto"
                  className="min-w-0 grow font-semibold wrap-anywhere hover:underline"
                >
                  {title || 'Untitled'}
                </Link>
                <span className="shrink-0 text-sm text-muted">{PLACES[place].name}</span>
              </li>
            ))}
          </ul>
          {more > 0 && <p className="text-sm text-muted">{`and ${more.toLocaleString('en-US')} more`}</p>}
        </section>
        <PictureActions
          picture={picture}
          onGone={() => {
            onClose()
            next.current?.focus()
          }}
        />
      </div>
    </Dialog>
  )
}

function AltForm({ picture }: { picture: PictureRow }) {
  const id = useId()
  const [alt, setAlt] = useState(picture.alt ?? '')
  const { busy, write } = useWrite(api.pictures.describe, { failed: 'Failed to save alt text' })
  const save = (event: FormEvent) => {
    event.preventDefault()
    void write({ params: { name: picture.name }, body: { alt } })
  }
  return (
    <form onSubmit={save}>
      <LabelledField
        id={id}
        label="Default alt text"
        hint="Filled in where the picture is chosen. Posts that show it already keep their own."
      >
        <div className="flex gap-2">
          <input
            id={id}
            dir="auto"
            maxLength={MAX_ALT_LENGTH}
            placeholder="What the picture shows"
            value={alt}
            aria-describedby={`${id}-note`}
            onChange={({ target }) => setAlt(target.value)}
            className="h-11 w-full min-w-0 rounded-lg border border-field bg-surface px-3 text-base"
          />
          <Button type="submit" busy={busy}>
            {busy ? 'Saving...' : 'Save'}
          </Button>
        </div>
      </LabelledField>
    </form>
  )
}

function FocalPoint({ picture }: { picture: PictureRow }) {
  const [isOpen, setOpen] = useState(false)
  const { focus } = picture
  return (
    <section className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <h3 className="font-sans text-sm font-medium">Focal point</h3>
        <p className="text-sm text-muted">
          {focus ? `${focus.x}% from the left, ${focus.y}% from the top` : 'Cards show the middle of the picture.'}
        </p>
      </div>
      <Button onClick={() => setOpen(true)}>Set focal point...</Button>
      {isOpen && <FocalPointDialog picture={picture} onClose={() => setOpen(false)} />}
    </section>
  )
}

const post = (id: string) => `/admin/post/${encodeURIComponent(id)}`

const PLACES: Record<LivePlace, { name: string; addressOf: (id: string) => string }> = {
  body: { name: 'Text', addressOf: post },
  preview: { name: 'Preview image', addressOf: post },
  social: { name: 'Social picture', addressOf: post },
  product: { name: 'Product', addressOf: (id) => `/admin/product/${encodeURIComponent(id)}` },
  author: { name: 'Author', addressOf: () => '/admin?tab=authors' },
}
