import { expect, test } from 'vitest'
import { markdownHtml } from './markdown-html'

const converted = (text: string) => {
  const { html, notes } = markdownHtml(text)
  return { html: html.replaceAll('\n', ''), notes }
}
const link = (address: string) => `<p><a href="${address}">${address}</a></p>`

test.each([
  ['![Oak]({{ "/assets/oak.png" | relative_url }})', '<p><img src="/assets/oak.png" alt="Oak"></p>'],
  ['[Oak]({{ "/oak/" | prepend: site.baseurl }})', '<p><a href="/oak/">Oak</a></p>'],
  ['<img src="{{ \'/oak.png\' | prepend: site.baseurl | prepend: site.url }}">', '<img src="/oak.png">'],
  [
    '{% include figure image_path="/oak.jpg" alt="Oak" caption="An oak" %}',
    '<figure><img src="/oak.jpg" alt="Oak"><figcaption>An oak</figcaption></figure>',
  ],
  ["{% include image.html url='/oak.jpg' %}", '<figure><img src="/oak.jpg" alt=""></figure>'],
  [
    '{{< figure src="/oak.jpg" title="Oak" caption="In May" attr="Ann" attrlink="https://ann.example" link="https://shop.example" >}}',
    '<figure><a href="https://shop.example"><img src="/oak.jpg" alt=""></a><figcaption>Oak – In May – <a href="https://ann.example">Ann</a></figcaption></figure>',
  ],
  ['{% include video id="XsxDH4HcOWA" provider="youtube" %}', link('https://www.youtube.com/watch?v=XsxDH4HcOWA')],
  ['{% include youtube.html id="XsxDH4HcOWA" %}', link('https://www.youtube.com/watch?v=XsxDH4HcOWA')],
  ['{{< vimeo_simple 48912912 >}}', link('https://vimeo.com/48912912')],
  ['{{< x user="ann" id="145" >}}', link('https://x.com/ann/status/145')],
  ['{{< tweet 145 >}}', link('https://x.com/i/status/145')],
  ['{% gist ann/5555251 %}', link('https://gist.github.com/ann/5555251')],
  ['{{< gist ann 789 >}}', link('https://gist.github.com/ann/789')],
  ['{{< instagram CxOWiQNP2MO >}}', link('https://www.instagram.com/p/CxOWiQNP2MO/')],
  [
    '{{< highlight html "linenos=table" >}}\n<p>{{ .Title }}</p>\n{{< /highlight >}}',
    '<pre><code class="language-html">&lt;p&gt;{{ .Title }}&lt;/p&gt;</code></pre>',
  ],
  ['Write {% raw %}{{ title }}{% endraw %} here', '<p>Write {{ title }} here</p>'],
  ['```\n{% raw %}{% if x %}{% endraw %}\n```', '<pre><code>{% if x %}</code></pre>'],
  ['Shown{% comment %} hidden {% endcomment %}', '<p>Shown</p>'],
  ['## Oak {#oak .wide}\n\nText', '<h2>Oak</h2><p>Text</p>'],
  ['![Oak](oak.png){: width="300"}', '<p><img src="oak.png" alt="Oak"></p>'],
])('%j keeps what it shows', (text, html) => {
  expect(converted(text)).toEqual({ html, notes: [] })
})

test('a tag that shows what is not in the file is told', () => {
  expect(converted('a {{ page.price }} {% include toc.html %} b')).toEqual({
    html: '<p>a   b</p>',
    notes: ['A template tag was left out: {{ page.price }}', 'A template tag was left out: {% include toc.html %}'],
  })
})
