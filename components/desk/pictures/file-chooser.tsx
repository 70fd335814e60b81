import { type ComponentProps, useRef } from 'react'
import { Button } from '@/components/ui/controls/button'
import { formatBytes } from '@/lib/format/texts/counts'

type Props = Omit<ComponentProps<typeof Button>, 'type' | 'onClick'> & {
  /** Of the hidden file field. */
  label: string
  /** Pictures by default. */
  accept?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** A button that chooses files; the same file can be chosen again. */
export function FileChooser({ label, accept = PICTURE_FILES, multiple, onFiles, ...button }: Props) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button {...button} onClick={() => field.current?.click()} />
    </>
  )
}

type FileButtonProps = {
  label: string
  /** Of the hidden file field. */
  name: string
  accept: string
  file: File | null
  isPrimary?: boolean
  onChoose: (file: File) => void
}

/** A button that chooses a file, with the file that was chosen. */
export function FileButton({ label, name, accept, file, isPrimary = false, onChoose }: FileButtonProps) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-3">
      <FileChooser
        label={name}
        accept={accept}
        kind={isPrimary && !file ? 'primary' : 'quiet'}
        onFiles={([chosen]) => chosen && onChoose(chosen)}
      >
        {label}
      </FileChooser>
      {file && (
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{file.name}</span>
          <span className="text-muted">{` ${formatBytes(file.size)}`}</span>
        </p>
      )}
    </div>
  )
}

/** Uploads an image file and returns its URL; rejects with an error whose message is shown. */
export type Upload = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<string>
const ENDINGS = /\.(avif|gif|hei[cf]|jpe?g|png|tiff?|webp)$/i
/** Types that browsers without HEIC support report for its files. */
const UNKNOWN_TYPES = new Set(['', 'application/octet-stream'])

/** Value of `accept` for image file inputs. */
const PICTURE_FILES = 'image/*,.heic,.heif'

/** Whether a file is an image: by its type, or by its name if the browser does not know the type. */
export function isPictureFile({ name, type }: File): boolean {
  return UNKNOWN_TYPES.has(type) ? ENDINGS.test(name) : type.startsWith('image/')
}
