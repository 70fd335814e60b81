import { describe, expect, it, test } from 'vitest'
import { renderContent } from './render-content'

const PICTURE = '/uploads/0123456789abcdef01234567_1600x900_aabbcc.webp'

describe('renderContent', () => {
  it('sanitizes stored content', () => {
    const { html } = renderContent(
      '<p onclick="x()">a<script>alert(1)</script></p><img src="javascript:x"><a href="javascript:x">b</a>',
    )
    expect(html).not.toMatch(/script|onclick/)
  })

  it('escapes markup characters only', () => {
    const text = '屋根 é – 🙂 &lt;b&gt; &amp;#x41; &amp;eacute;'
    const { html } = renderContent(`<p>${text}</p><a href="/é" title="&lt;script&gt;é&lt;/script&gt;&quot;">a</a>`)
    expect(html).toBe(`<p>${text}</p><a href="/é" title="&lt;script&gt;é&lt;/script&gt;&quot;">a</a>`)
  })

  it('gives each heading a unique anchor', () => {
    const { html, headings } = renderContent(
      '<h2>What you need</h2><h3>Tools &amp; more</h3><h2>What you need</h2><h2>屋根</h2><h2> </h2>',
    )
    expect(headings).toEqual([
      { id: 's-what-you-need', text: 'What you need', level: 2 },
      { id: 's-tools-more', text: 'Tools & more', level: 3 },
      { id: 's-what-you-need-2', text: 'What you need', level: 2 },
      { id: 's-section', text: '屋根', level: 2 },
    ])
    for (const { id } of headings) expect(html).toContain(`id="${id}"`)
  })

  it('separates the words of a heading at line breaks', () => {
    for (const heading of ['<h2>Cut<br>and sand</h2>', '<h2><div>Cut</div><div>and <b>sand</b></div></h2>']) {
      expect(renderContent(heading).headings).toEqual([{ id: 's-cut-and-sand', text: 'Cut and sand', level: 2 }])
    }
  })

  it('never reuses the anchor of another heading', () => {
    const { headings } = renderContent('<h2>Part</h2><h2>Part 2</h2><h2>Part</h2><h2>Part 2</h2><h2>Part</h2>')
    expect(headings.map(({ id }) => id)).toEqual(['s-part', 's-part-2', 's-part-3', 's-part-2-2', 's-part-4'])
  })

  it('sets the dimensions of a stored picture at its given width', () => {
    const { html } = renderContent(`<img src="${PICTURE}" alt="A wall" width="350" data-align="left">`)
    expect(html).toContain('width="350"')
    expect(html).toContain('height="197"')
    expect(html).toContain('data-align="left"')
    expect(html).toContain('loading="lazy"')
    expect(html).toMatch(/srcset="[^"]*_320\.webp 320w[^"]* 1600w"/)
    expect(html).toContain('sizes="(max-width: 390px) 100vw, 350px"')
  })

  it('sets a placeholder colour for a stored picture unless it is transparent', () => {
    expect(renderContent(`<img src="${PICTURE}">`).html).toContain('style="background-color:#aabbcc"')
    const { html } = renderContent(`<img src="${PICTURE.replace('aabbcc', 'clear')}">`)
    expect(html).toContain('width="696" height="392"')
    expect(html).not.toContain('style')
  })

  it('limits a picture to the width of the text', () => {
    for (const width of ['width="5000"', 'width="0"', 'width="50%"', '']) {
      expect(renderContent(`<img src="${PICTURE}" ${width}>`).html).toMatch(/ width="696".* height="392"/)
    }
  })

  it("keeps the address and width of another site's picture", () => {
    const { html } = renderContent('<img src="https://a.example/x.png" width="150" alt="x">')
    expect(html).toContain('src="https://a.example/x.png"')
    expect(html).toContain('width="150"')
    expect(html).not.toContain('srcset')
  })

  it.each([
    ['https://a.example/x', 'nofollow noopener', false],
    ['https://www.amazon.com/dp/1', 'sponsored nofollow noopener', true],
    ['https://amzn.to/1', 'sponsored nofollow noopener', true],
    ['https://www.homedepot.com/p/1', 'sponsored nofollow noopener', true],
    ['https://www.homedepot.ca/product/1', 'sponsored nofollow noopener', true],
    ['https://www.homedepot.com.mx/p/1', 'sponsored nofollow noopener', true],
    ['https://notamazon.com/', 'nofollow noopener', false],
    ['https://www.amazon.evil/', 'nofollow noopener', false],
  ])('a link to %s is marked', (href, rel, sponsored) => {
    const presented = renderContent(`<p><a href="${href}">x</a></p>`)
    expect(presented.html).toContain(`rel="${rel}"`)
    expect(presented.html).toContain('target="_blank"')
    expect(presented.sponsored).toBe(sponsored)
  })

  it('adds affiliate parameters by programme, and marks the links as sponsored', () => {
    const programmes = [
      { host: 'amazon.com', parameter: 'tag', value: 'a&b', template: null, sub_parameter: null },
      {
        host: 'shop.example',
        parameter: null,
        value: null,
        template: 'https://go.example/?u={url}',
        sub_parameter: null,
      },
    ]
    const shown = (href: string) => renderContent(`<a href="${href}">x</a>`, programmes)
    expect(shown('https://www.amazon.com/dp/1?th=1').html).toContain(
      'href="https://www.amazon.com/dp/1?th=1&amp;tag=a%26b"',
    )
    expect(shown('https://www.amazon.com/dp/1?tag=own').html).toContain('href="https://www.amazon.com/dp/1?tag=own"')
    const wrapped = shown('https://www.shop.example/a')
    expect(wrapped.html).toBe(
      '<a href="https://go.example/?u=https%3A%2F%2Fwww.shop.example%2Fa" target="_blank" rel="sponsored nofollow noopener">x</a>',
    )
    expect(wrapped.sponsored).toBe(true)
  })

  it('shows a link to a place of the page, and as text one to a place that is not there', () => {
    const { html } = renderContent('<h2>Oak</h2><p><a href="#s-oak">up</a> <a href="#fn1"><b>1</b></a></p>')
    expect(html).toContain('<p><a href="#s-oak">up</a> <b>1</b></p>')
  })

  it.each(['/category/Power%20Tools/', '#top', 'mailto:a@example.org', 'http://localhost:3000/x'])(
    'leaves a link to %s as it is',
    (href) => {
      expect(renderContent(`<a href="${href}">x</a>`).html).toBe(`<a href="${href}">x</a>`)
    },
  )

  it('sets the direction of a list and a quote by their own text', () => {
    const { html } = renderContent('<p>English</p><ul><li>א</li></ul><ol><li>a</li></ol><blockquote>א</blockquote>')
    expect(html).toBe(
      '<p>English</p><ul dir="auto"><li>א</li></ul><ol dir="auto"><li>a</li></ol><blockquote dir="auto">א</blockquote>',
    )
  })

  it('wraps a table in a scrollable, focusable region', () => {
    expect(renderContent('<table><tbody><tr><td>1</td></tr></tbody></table>').html).toMatch(
      /^<div class="table-frame"[^>]*tabindex="0"[^>]*><table>/,
    )
    expect(
      renderContent('<table><tr><td><table><tr><td>1</td></tr></table></td></tr></table>').html.match(/table-frame/g),
    ).toHaveLength(1)
  })

  it('makes a first row of headers a table head with scopes', () => {
    const body = '<tr><th><p>Oak</p></th><td><p>9</p></td></tr>'
    const head = '<tr><th scope="col"><p>Wood</p></th><th scope="col"><p>Price</p></th></tr>'
    const shown = `<table><thead>${head}</thead><tbody>${body.replace('<th>', '<th scope="row">')}</tbody></table>`
    const plainHead = head.replaceAll(' scope="col"', '')
    for (const table of [
      `<tbody>${plainHead}${body}</tbody>`,
      `${plainHead}${body}`,
      `<thead>${plainHead}</thead><tbody>${body}</tbody>`,
    ]) {
      expect(renderContent(`<table>${table}</table>`).html).toContain(
        shown.replace(table.startsWith('<tr') ? /<\/?tbody>/g : '', ''),
      )
    }
  })

  it('makes no head if there are only headers or one spans rows', () => {
    for (const rows of [
      '<tr><th>a</th></tr>',
      '<tr><th rowspan="2">a</th><th>b</th></tr><tr><td>c</td></tr>',
      '<tr><th>a</th><td>b</td></tr><tr><td>c</td></tr>',
    ]) {
      expect(renderContent(`<table><tbody>${rows}</tbody></table>`).html).not.toContain('<thead>')
    }
  })

  it.each(['<b>', '<blockquote>', '<ul><li>', '<table><tr><td>'])('shows what stands within %s 5,000 times', (tag) => {
    expect(renderContent(`${tag.repeat(5_000)}oak`).html).toContain('oak')
  })

  it.each([
    ['headings alike', '<h2>x</h2>'.repeat(15_000)],
    ['paragraphs', '<p>x</p>'.repeat(50_000)],
    ['tables within tables', `${'<table><tr><td>'.repeat(33)}x${'</td></tr></table>'.repeat(33)}`.repeat(200)],
  ])(
    'content of nothing but %s is rendered quickly',
    (_name, body) => {
      expect(renderContent(body).html).toContain('x')
    },
    10_000,
  )

  it('renders empty content as nothing', () => {
    expect(renderContent('')).toEqual({
      html: '',
      headings: [],
      sponsored: false,
      hasBlocks: false,
      hasVideos: false,
      comparisons: [],
      pinned: [],
      previewPins: null,
      steps: [],
      hasPins: false,
      kits: [],
    })
  })
})

test('a caption is the last part of its figure', () => {
  const table = '<table><tbody><tr><td>a</td></tr></tbody></table>'
  for (const parts of [`<figcaption>Sizes</figcaption>${table}`, `${table}<figcaption>Sizes</figcaption>${table}`]) {
    const { html } = renderContent(`<figure>${parts}</figure>`)
    expect(html).toMatch(/<\/div><figcaption>Sizes<\/figcaption><\/figure>$/)
    expect(html).not.toMatch(/<\/figcaption>\s*<div/)
  }
})

test('references to characters that HTML forbids are left out', () => {
  expect(
    renderContent('<p title="x">a&#1;b&#x85;c&#xFFFF;</p><img src="https://a.example/b.png" alt="d&#2;">').html,
  ).toMatch(/^<p>ab…?c<\/p><img [^>]*alt="d"/)
})

test.each([
  [
    'a stored one is as wide as it is',
    '<img data-align="left" src="/uploads/0123456789abcdef01234567_600x400_aabbcc.webp" width="696">',
    true,
  ],
  ['a wide one is shown smaller', `<img data-align="left" src="${PICTURE}" width="350">`, false],
  ['the widest that leaves room', '<img data-align="left" src="https://x.example/a.png" width="480">', false],
  ['one of another site', '<img data-align="left" src="https://x.example/a.png" width="481">', true],
  ['one of unknown width', '<img data-align="left" src="https://x.example/a.png">', false],
])('pictures that leave no room for text are marked: %s', (_, content, isWide) => {
  expect(renderContent(content).html.includes('data-wide')).toBe(isWide)
})
