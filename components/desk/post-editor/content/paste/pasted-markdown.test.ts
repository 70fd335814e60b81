import { expect, test } from 'vitest'
import { isMarkdown, markdownHtml } from './pasted-markdown'

test.each([
  ['## Tools\n\n1. Cut\n2. Sand', true],
  ['- Cut\n- Sand', true],
  ['See [the guide](https://example.org)', true],
  ['| Wood | Price |\n|---|---|\n| Oak | 9 |', true],
  ['Board 2 * 4 * 8\n#1 grade', false],
  ['1. Only one numbered line', false],
  ['- a dash', false],
])('%j is Markdown: %s', (text, expected) => {
  expect(isMarkdown(text)).toBe(expected)
})

test('Markdown becomes HTML, and HTML in it stays text', async () => {
  expect(await markdownHtml('## Tools\n\n1. **Cut** ~~off~~\n2. <b>Sand</b>')).toBe(
    '<h2>Tools</h2>\n<ol>\n<li><strong>Cut</strong> <s>off</s></li>\n<li>&lt;b&gt;Sand&lt;/b&gt;</li>\n</ol>\n',
  )
})
