// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { editorServices } from '@/lib/testing/editor-services'
import { afterEach, expect, test, vi } from 'vitest'
import { ContentEditor, type ContentHandle } from './content-editor'

afterEach(cleanup)

test.each([
  '<table><thead><tr><th>Wood</th></tr></thead><tbody><tr><td>Oak</td></tr></tbody></table>',
  '<figure><img src="/a.png" alt="A"><figcaption>Oak</figcaption></figure>',
  '<figure><table><tbody><tr><td>Oak</td></tr></tbody></table><figcaption>Oak</figcaption></figure>',
  '<p>a</p><iframe src="https://videos.example/1"></iframe>',
  '<ol><li><img src="/a.png" alt="A"></li></ol><p><s>b</s> <del>c</del></p><pre><code>d</code></pre><hr>',
])('opening a post in the editor does not change its content: %s', async (initial) => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  const ref = createRef<ContentHandle>()
  const hooks = {
    upload: vi.fn(),
    services: editorServices(),
    notify: vi.fn(),
    onEdit: vi.fn(),
    onUploads: vi.fn(),
    onBusy: vi.fn(),
    onContentError: vi.fn(),
  }
  render(<ContentEditor {...hooks} ref={ref} initial={initial} labelledBy="label" />)
  await screen.findByRole('button', { name: 'More' })
  expect(hooks.onContentError).not.toHaveBeenCalled()
  expect(ref.current?.isChanged()).toBe(false)
})
