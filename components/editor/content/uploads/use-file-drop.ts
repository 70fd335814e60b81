import { useState, type ClipboardEvent, type DragEvent } from 'react'

/**
 * Handlers for files dropped on an element or pasted into it.
 * @returns whether files are dragged over the element, and the handlers.
 */
export function useFileDrop(onFiles: (files: File[], how: 'dropped' | 'pasted') => void) {
  const [isOver, setOver] = useState(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.currentTarget as Element).contains(event.relatedTarget as Element | null)) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files], 'dropped')
    },
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files]
      if (!files.length) return
      event.preventDefault()
      onFiles(files, 'pasted')
    },
  }
  return { isOver, handlers }
}
