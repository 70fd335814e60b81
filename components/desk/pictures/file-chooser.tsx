import type { Ref } from 'react'
import { PICTURE_FILES } from './picture-file'

type Props = {
  ref: Ref<HTMLInputElement>
  label: string
  /** Pictures by default. */
  accept?: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** Hidden file input, opened by a button; the same file can be chosen again. */
export function FileChooser({ ref, label, accept = PICTURE_FILES, multiple, onFiles }: Props) {
  return (
    <input
      ref={ref}
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
  )
}
