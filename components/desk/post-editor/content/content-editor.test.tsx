// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { createRef } from 'react'
import { contentEditorProps, renderedEditor, stubLayout } from '@/lib/testing/content-editor'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ContentEditor } from './content-editor'
import type { ContentHandle } from './content-editor'
import { contentLoss } from './unsupported/content-loss'

beforeEach(stubLayout)
afterEach(cleanup)

test.each([
  '<table><thead><tr><th>Wood</th></tr></thead><tbody><tr><td>Oak</td></tr></tbody></table>',
  '<figure><img src="/a.png" alt="A"><figcaption>Oak</figcaption></figure>',
  '<figure><table><tbody><tr><td>Oak</td></tr></tbody></table><figcaption>Oak</figcaption></figure>',
  '<p>a</p><iframe src="https://videos.example/1"></iframe>',
  '<ol><li><img src="/a.png" alt="A"></li></ol><p><s>b</s> <del>c</del></p><pre><code>d</code></pre><hr>',
])('opening a post in the editor does not change its content: %s', async (initial) => {
  const ref = createRef<ContentHandle>()
  render(<ContentEditor {...contentEditorProps()} ref={ref} initial={initial} />)
  await renderedEditor()
  expect(contentLoss(initial, ref.current?.html() ?? '')).toEqual([])
  expect(ref.current?.isChanged()).toBe(false)
})
