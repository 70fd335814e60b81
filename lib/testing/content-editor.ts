import { screen } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { vi } from 'vitest'
import type { EditorServices } from '@/components/desk/post-editor/content/services'

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

const services = (): EditorServices => ({
  readVideo: vi.fn(() => Promise.resolve({ title: '', picture: null })),
  fetchPicture: null,
  findPosts: vi.fn(() => Promise.resolve([])),
  postTitle: vi.fn(() => null),
  LibraryButton: () => null,
  ProductDialog: () => null,
  linkProducts: vi.fn(),
  productFacts: vi.fn(() => Promise.resolve(new Map())),
})

/** Props of a content editor whose callbacks record their calls, and whose services find nothing. */
export const contentEditorProps = () => ({
  upload: vi.fn<(file: File) => Promise<string>>(),
  services: services(),
  onEdit: vi.fn(),
  onUploads: vi.fn(),
  onBusy: vi.fn(),
  labelledBy: 'label',
})

/** The Tiptap editor of the rendered content editor, once it is there. */
export async function renderedEditor(): Promise<Editor> {
  await screen.findByRole('button', { name: 'More' })
  return (document.querySelector('.editor-body') as unknown as { editor: Editor }).editor
}
