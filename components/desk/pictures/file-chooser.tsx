import { type ComponentProps, useRef } from 'react'
import { Button } from '@/components/ui/controls/button'
import { PICTURE_FILES } from './picture-file'

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
