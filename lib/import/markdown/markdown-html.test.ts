import { expect, test } from 'vitest'
import { markdownHtml } from './markdown-html'

const oneLine = (text: string, isMdx = false) => markdownHtml(text, isMdx).html.replaceAll('\n', '')

test('footnotes come in, and their marks in code stay', () => {
  expect(oneLine('Oak[^a] and `[^a]` again[^a].\n\n[^a]: It is\n    *hard*.\n')).toBe(
    '<p>Oak<sup><a href="#fn-1" id="fnref-1">1</a></sup> and <code>[^a]</code> again<sup><a href="#fn-1">1</a></sup>.</p><ol data-footnotes><li id="fn-1"><p>It is <em>hard</em>.</p></li></ol>',
  )
})

test.each([
  [
    ':::tip[Use oak]\nIt *lasts*.\n:::',
    '<aside data-callout="tip"><p><strong>Use oak</strong></p><p>It <em>lasts</em>.</p></aside>',
  ],
  ['> [!CAUTION]\n> Wear gloves.\n', '<aside data-callout="warning"><p>Wear gloves.</p></aside>'],
  [':::spoiler\nText\n:::', '<p>:::spoilerText:::</p>'],
])('the box %j becomes a callout where it is one', (text, html) => {
  expect(oneLine(text)).toBe(html)
})

test('code that shows boxes and tags stays as it is, also within longer fences', () => {
  const code = '````md\n```\n:::tip\n{{< ref "a.md" >}}\n:::\n```\n````'
  expect(markdownHtml(code).html).toBe(
    '<pre><code class="language-md">```\n:::tip\n{{&lt; ref &quot;a.md&quot; &gt;}}\n:::\n```\n</code></pre>\n',
  )
})

test.each([
  ['[a]({{< ref "oak.md" >}})', '<p><a href="oak.md">a</a></p>'],
  ['[a]({% post_url 2020-02-03-oak %})', '<p><a href="/_posts/2020-02-03-oak.md">a</a></p>'],
  ['[a]({{ site.baseurl }}{% link _posts/2020-02-03-oak.md %})', '<p><a href="/_posts/2020-02-03-oak.md">a</a></p>'],
  [
    '{{< youtube dQw4w9WgXcQ >}}',
    '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a></p>',
  ],
  ['{% vimeo 76979871 %}', '<p><a href="https://vimeo.com/76979871">https://vimeo.com/76979871</a></p>'],
  ['* TOC\n{:toc}\n\nText\n{: .wide}', '<p>Text</p>'],
])('the tag in %j is taken over', (text, html) => {
  expect(markdownHtml(text).notes).toEqual([])
  expect(oneLine(text)).toBe(html)
})

test('comments, imports and exports of MDX go', () => {
  expect(oneLine("import A from './a'\n\n{/* truncate */}\n\nText\n", true)).toBe('<p>Text</p>')
})
