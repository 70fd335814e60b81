// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BrokenPictures } from './broken-pictures'

afterEach(cleanup)

const BODY = `<p>Text</p><img src="/a.png" alt="A">
<figure><img src="/b.png" alt="B"><figcaption>Caption</figcaption></figure>
<p><a href="/x"><img src="/c.png" alt="C"></a></p><p>Beside <img src="/d.png" alt="D"></p><ul><li><img src="/e.png" alt="E"></li></ul>`

function open() {
  const { container } = render(
    <>
      <div className="prose" dangerouslySetInnerHTML={{ __html: BODY }} />
      <img src="/outside.png" alt="Outside" />
      <BrokenPictures />
    </>,
  )
  const hidden = () =>
    [...container.querySelectorAll('[hidden]')].map(({ outerHTML }) => outerHTML.replace(' hidden=""', ''))
  return { hidden, picture: (alt: string) => container.querySelector(`img[alt=${alt}]`) as HTMLImageElement }
}

test.each([
  ['A', '<img src="/a.png" alt="A">'],
  ['B', '<figure><img src="/b.png" alt="B"><figcaption>Caption</figcaption></figure>'],
  ['C', '<p><a href="/x"><img src="/c.png" alt="C"></a></p>'],
  ['D', '<img src="/d.png" alt="D">'],
  ['E', '<img src="/e.png" alt="E">'],
])('broken image %s is hidden together with its otherwise empty container', (alt, part) => {
  const { hidden, picture } = open()
  fireEvent.error(picture(alt))
  expect(hidden()).toEqual([part])
})

test('an image that failed before hydration is hidden', async () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  const naturalWidth = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    return this.alt === 'A' ? 0 : 9
  })
  HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('broken', 'EncodingError'))
  const { hidden } = open()
  await vi.waitFor(() => expect(hidden()).toEqual(['<img src="/a.png" alt="A">']))
  for (const spy of [complete, naturalWidth]) spy.mockRestore()
})

test('an image outside of the post body is left alone', () => {
  const { hidden, picture } = open()
  fireEvent.error(picture('Outside'))
  expect(hidden()).toEqual([])
})
