import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StructuredData } from './structured-data'

const OPENING = '<div hidden=""><script type="application/ld+json">'
const CLOSING = '</script></div>'

it('escapes any text, so that nothing can close its script element', () => {
  const nasty = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--<script>', ']]>', '\u2028', '&lt;'))
  fc.assert(
    fc.property(fc.array(nasty), (parts) => {
      const name = parts.join('')
      const html = renderToStaticMarkup(<StructuredData things={[{ '@type': 'Thing', name }]} />)
      const json = html.slice(OPENING.length, -CLOSING.length)
      expect(html.startsWith(OPENING) && html.endsWith(CLOSING)).toBe(true)
      expect(json).not.toContain('<')
      expect(JSON.parse(json)['@graph'][0].name).toBe(name)
    }),
  )
})
