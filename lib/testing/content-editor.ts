import { screen } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { vi } from 'vitest'

/** Stubs the layout APIs of browsers that the editor and popups use and jsdom lacks. */
export function stubLayout(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  Range.prototype.getBoundingClientRect = () => new DOMRect()
  Element.prototype.scrollIntoView = () => {}
}

/** Props of a content editor whose callbacks record their calls. */
export const contentEditorProps = () => ({
  upload: vi.fn<(file: File) => Promise<string>>(),
  onProducts: vi.fn(),
  onEdit: vi.fn(),
  onParts: vi.fn(),
  onUploads: vi.fn(),
  onBusy: vi.fn(),
})

/** The Tiptap editor of the rendered content editor, once it is there. */
export async function renderedEditor(): Promise<Editor> {
  await screen.findByRole('button', { name: 'More' })
  return (document.querySelector('.editor-body') as unknown as { editor: Editor }).editor
}
