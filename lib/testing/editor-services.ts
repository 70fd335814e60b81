import { vi } from 'vitest'
import type { EditorServices } from '@/components/editor/content/services'

/** Services of an editor that find nothing. */
export const editorServices = (services: Partial<EditorServices> = {}): EditorServices => ({
  readVideo: vi.fn(() => Promise.resolve({ title: '', picture: null })),
  findPosts: vi.fn(() => Promise.resolve([])),
  postTitle: vi.fn(() => null),
  ProductDialog: () => null,
  ...services,
})
