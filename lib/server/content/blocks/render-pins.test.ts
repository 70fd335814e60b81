import { expect, test } from 'vitest'
import { cleanContent } from '../clean-content'
import { renderContent } from '../render-content'

const LAMP = {
  product_id: 'p1',
  name: 'A lamp',
  price: 20,
  currency: 'USD',
  source: 'amazon',
  picture: null,
  product_url: 'https://shop.example/lamp',
}
const PICTURE = '<img src="/uploads/a.webp" alt="A hall" width="696" height="392" />'
const LIST =
  '<ol data-pins="1.776"><li data-pin="30.5 40 p1"><a href="https://shop.example/old">Lamp</a></li>' +
  '<li data-pin="80 10">Rug</li></ol>'

test('pins name and link products at their places, with a list below the picture', () => {
  const { html, hasPins } = renderContent(PICTURE + LIST, [], [LAMP])
  expect(hasPins).toBe(true)
  expect(html).toMatch(
    /<span class="pin-frame"><img [^>]*><a class="pin" style="left:30\.5%;top:40%" href="https:\/\/shop\.example\/lamp" aria-label="Lamp" target="_blank" rel="sponsored nofollow noopener" data-product="p1">1<span>Lamp · &#x24;20\.00<\/span><\/a><span class="pin" style="left:80%;top:10%">2<span>Rug<\/span><\/span><\/span>/,
  )
  expect(html).toMatch(
    /<ol class="pin-list" aria-label="Pins"[^>]*><li><span>Lamp<\/span> <strong>&#x24;20\.00<\/strong> <a [^>]*>Buy on Amazon<\/a><\/li><li>Rug<\/li><\/ol>/,
  )
})

test('a price whose shop demands its date is in the list alone, with the date', () => {
  const dated = { ...LAMP, price_dated: true, price_at: '2026-03-04T12:00:00Z' }
  const { html } = renderContent(PICTURE + LIST, [], [dated])
  expect(html).toContain('1<span>Lamp</span></a>')
  expect(html).toMatch(/20\.00<\/strong> <small>Price checked on March 4, 2026<\/small> <a /)
})

test('a pin of a product that the post does not feature is a plain link, as in the list', () => {
  const { html, sponsored } = renderContent(PICTURE + LIST)
  expect(html).toContain('href="https://shop.example/old" aria-label="Lamp" target="_blank" rel="nofollow noopener">')
  expect(sponsored).toBe(false)
})

test('a caption stays between picture and list', () => {
  const { html } = renderContent(`<figure>${PICTURE}<figcaption>Hall</figcaption></figure>${LIST}`)
  expect(html).toContain('</span><figcaption>Hall</figcaption></figure><ol class="pin-list"')
})

test('pins are not placed on a picture of another shape, nor without a picture', () => {
  const square = PICTURE.replace('392', '696')
  for (const before of [square, '<p>Text</p>', '']) {
    const { html } = renderContent(before + LIST)
    expect(html).not.toContain('class="pin"')
    expect(html).toContain('Rug')
  }
})

test('stored pins survive the sanitizer, and hostile places do not', () => {
  expect(cleanContent(PICTURE + LIST)).toBe(PICTURE + LIST)
  expect(cleanContent('<ol data-pins="x"><li data-pin="1 2;color:red">a</li></ol>')).toBe('<ol><li>a</li></ol>')
  expect(cleanContent('<ol><li data-pin="101 2">a</li></ol>')).toBe('<ol><li>a</li></ol>')
})

const PREVIEW_IMAGE = '/uploads/0123456789abcdef01234567_1600x900_aabbcc.webp'
const PREVIEW_LIST = LIST.replace('data-pins="1.776"', 'data-picture="preview" data-pins="1.778"')

test('pins of the preview image are taken out of the text, with marked links and their list', () => {
  const { html, previewPins, hasPins, pinned, sponsored } = renderContent(
    `${PREVIEW_LIST}<p>Text</p>`,
    [],
    [LAMP],
    PREVIEW_IMAGE,
  )
  expect(html).toBe('<p>Text</p>')
  expect([hasPins, sponsored, pinned]).toEqual([true, true, []])
  expect(previewPins).toMatchObject({ shape: '1.778', names: ['Lamp', 'Rug'] })
  expect(previewPins?.links).toMatch(
    /^<a class="pin" style="left:30\.5%;top:40%" href="https:\/\/shop\.example\/lamp" aria-label="Lamp" target="_blank" rel="sponsored nofollow noopener" data-product="p1">1<span>Lamp · &#x24;20\.00<\/span><\/a><span class="pin"/,
  )
  expect(previewPins?.list).toMatch(
    /^<ol class="pin-list" aria-label="Pins on the preview image" [^>]*><li><span>Lamp<\/span> <strong>&#x24;20\.00<\/strong> <a /,
  )
})

test('pins of the preview image stay a list in the text without one, and on one of another shape', () => {
  for (const preview of [null, '', 'javascript:alert(1)', PREVIEW_IMAGE.replace('1600x900', '900x900')]) {
    const { html, previewPins } = renderContent(PREVIEW_LIST, [], [LAMP], preview)
    expect(previewPins).toBeNull()
    expect(html).toMatch(
      /^<ol class="pin-list" aria-label="Pins on the preview image"[^>]*><li><span>Lamp<\/span> <strong>&#x24;20\.00<\/strong> <a /,
    )
    expect(html).not.toContain('data-picture')
  }
  expect(renderContent(PREVIEW_LIST, [], [], 'https://other.example/a.jpg').previewPins).not.toBeNull()
})
