import { attempt } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import { type RefObject, useId, useRef, useState } from 'react'
import { ADMIN_TEXTS, uploadFailed } from '@/lib/contract/admin-texts'
import { MAX_ALT_LENGTH, MAX_PRODUCT_IMAGES } from '@/lib/contract/limits'
import { notify } from '../../site/frame/notify'
import { EMPTY_IMAGE, imageAddresses } from '@/lib/contract/products/product-images'
import { UrlInput } from '../../ui/controls/inputs'
import { FallbackPicture } from '../../ui/display/fallback-picture'
import { FileChooser, isPictureFile, type Upload, useFileDrop } from '../pictures/file-chooser'
import { FIELD, LABEL, ByHand, CheckField } from '../kit/form-field'
import { FocusButton, LibraryButton } from '../pictures/library-button'
import { newKey } from '@/lib/client/calls/new-key'
import { isWebAddress } from './add/use-product-fetch'
import { Section } from '../kit/frame'
import { RowList } from '../kit/row-list'
import type { ImageValue } from './product-values'

type Props = {
  images: ImageValue[]
  byHand: boolean
  /** What was refused of them. */
  error: string | undefined
  upload: Upload
  /** Uploads that run. */
  running: number
  onChange: (change: (images: ImageValue[]) => ImageValue[]) => void
  /** Called when an upload starts or ends. */
  onBusy: (busy: boolean) => void
}

const imageAt = (part: Partial<ImageValue>): ImageValue => ({ ...EMPTY_IMAGE, key: newKey(), ...part })

/** The images of a product in order, by upload or by URL, with the primary one marked. */
export function ImagesField({ images, byHand, error, upload, running, onChange, onBusy }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [address, setAddress] = useState('')
  const isFull = images.length + running >= MAX_PRODUCT_IMAGES
  const isBad = address.trim() !== '' && !isWebAddress(address.trim())
  const addAddress = () => {
    if (!isWebAddress(address.trim()) || isFull) return
    onChange((list) => [...list, imageAt({ url: address.trim() })])
    setAddress('')
  }
  const send = async (file: File) => {
    if (!isPictureFile(file)) return notify('error', ADMIN_TEXTS.selectImageFile)
    onBusy(true)
    await attempt(async () => {
      const uploaded = await upload(file)
      onChange((list) => (list.length < MAX_PRODUCT_IMAGES ? [...list, imageAt({ uploaded_url: uploaded })] : list))
      notify('success', ADMIN_TEXTS.imageUploaded)
    }, uploadFailed)
    onBusy(false)
  }
  const sendAll = (files: File[]) =>
    files.slice(0, MAX_PRODUCT_IMAGES - images.length - running).forEach((file) => void send(file))
  const { isOver, handlers } = useFileDrop(sendAll)
  return (
    <Section
      {...handlers}
      title="Pictures"
      mark={byHand && <ByHand />}
      error={error}
      className={isOver ? 'outline-2 outline-purple-600' : ''}
    >
      <ImageList images={images} onChange={onChange} last={field} />
      <label htmlFor={id} className={`${LABEL} mt-4 mb-1`}>
        Image URL
      </label>
      <div className="flex flex-wrap gap-2">
        <UrlInput
          ref={field}
          id={id}
          value={address}
          aria-invalid={isBad}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            addAddress()
          }}
          className={`${FIELD} min-w-40 flex-1`}
        />
        <Button busy={isFull} onClick={addAddress}>
          Add
        </Button>
        <FileChooser label="Picture files" multiple disabled={isFull} onFiles={sendAll}>
          {running > 0 ? 'Uploading...' : 'Upload'}
        </FileChooser>
        <LibraryButton
          disabled={isFull}
          onChoose={({ url, alt }) =>
            onChange((list) => [...list, imageAt({ uploaded_url: url, alt_text: alt || null })])
          }
        />
      </div>
      <p id={`${id}-note`} className={`mt-2 text-sm ${isBad ? 'text-danger' : 'text-muted'}`}>
        {isBad
          ? 'This is not a web address'
          : isFull
            ? `A product has ${MAX_PRODUCT_IMAGES} pictures at most`
            : 'Upload, drop or paste pictures, or enter the address of one and press Enter.'}
      </p>
    </Section>
  )
}

type ListProps = Pick<Props, 'images' | 'onChange'> & { last: RefObject<HTMLElement | null> }

function ImageList({ images, onChange, last }: ListProps) {
  const group = useId()
  const primary = images.find(({ is_primary }) => is_primary) ?? images[0]
  return (
    <RowList
      label="Pictures"
      items={images}
      keyOf={({ key }) => key}
      nameOf={(_, index) => `picture ${index + 1}`}
      onChange={(next) => onChange(() => next)}
      last={last}
      rowClass="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-start gap-3"
    >
      {(image, { name, change, buttons }) => (
        <>
          <div className="grid size-20 place-items-center overflow-hidden rounded-lg bg-picture text-center text-xs text-muted">
            <FallbackPicture
              key={imageAddresses(image)[0]}
              addresses={imageAddresses(image)}
              alt=""
              sizes="80px"
              fallback="No image"
              className="size-full object-contain"
            />
          </div>
          <div className="grid gap-2">
            <input
              aria-label={`Alt text of ${name}`}
              dir="auto"
              maxLength={MAX_ALT_LENGTH}
              placeholder="What the picture shows"
              value={image.alt_text ?? ''}
              onChange={({ target }) => change({ alt_text: target.value })}
              className={FIELD}
            />
            <CheckField
              type="radio"
              name={group}
              checked={image === primary}
              onChange={() => onChange((now) => now.map((each) => ({ ...each, is_primary: each.key === image.key })))}
            >
              Primary
            </CheckField>
            <div className="empty:hidden">
              <FocusButton address={imageAddresses(image)[0] ?? ''} label={`Focal point of ${name}`} />
            </div>
          </div>
          <div className="flex max-sm:flex-col">{buttons}</div>
        </>
      )}
    </RowList>
  )
}
