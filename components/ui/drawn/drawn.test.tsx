// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newRender, renderContext } from '@/lib/server/core/request/render-context'
import { Drawn } from './drawn'
import { DrawnPart } from './drawn-part'

const NAME = 'A shelf & more'

/** The HTML of a page as the server renders it, where there is no window. */
function serverHtml(): string {
  vi.stubGlobal('window', undefined)
  try {
    return renderContext.run(newRender(true), () =>
      renderToString(
        <main>
          <Drawn as="ul" className="grid">
            <li>{NAME}</li>
          </Drawn>
        </main>,
      ),
    )
  } finally {
    vi.unstubAllGlobals()
  }
}

/** The page in the browser, whose data names the part without its content. */
const page = () => (
  <main>
    <DrawnPart number={0} as="ul" className="grid" />
  </main>
)

/** Hydrates the document; returns the errors that React recovers from. */
function hydrate(): unknown[] {
  const errors: unknown[] = []
  render(page(), { container: document.body, hydrate: true, onRecoverableError: (error) => errors.push(error) })
  return errors
}

afterEach(cleanup)

test('the server draws the content, and the browser keeps it without having it', () => {
  document.body.innerHTML = serverHtml()
  const sent = document.body.innerHTML
  expect(sent).toContain('<li>A shelf &amp; more</li>')
  const errors = hydrate()
  expect(document.body.innerHTML).toBe(sent)
  expect(errors).toEqual([])
})

test('a page that React has to render anew keeps what only the server drew', () => {
  document.body.innerHTML = serverHtml().replace('<main>', '<main><p>Added by an extension</p>')
  const errors = hydrate()
  expect(errors).toHaveLength(1)
  expect(document.body.textContent).toBe(NAME)
})

test('a page of which the browser may draw all has the content in its data', () => {
  const element = renderContext.run(newRender(), () =>
    Drawn({ as: 'ul', className: 'grid', children: <li>{NAME}</li> }),
  )
  expect(render(element).container.innerHTML).toBe('<ul class="grid"><li>A shelf &amp; more</li></ul>')
})

test('outside of the render of a page nothing is drawn in silence', () => {
  expect(() => renderToString(<Drawn>text</Drawn>)).toThrow('Only the render of a page has parts')
})
