import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { provideOffersSaving } from '@/lib/contract/saved/offers-saving'
import { SaveSlot } from './save-slot'

test('the server draws Save where visitors have lists, and nothing elsewhere', () => {
  const slot = <SaveSlot kind="product" id="saw" name="Saw" />
  expect(renderToStaticMarkup(slot)).toBe('')
  provideOffersSaving(() => true)
  expect(renderToStaticMarkup(slot)).toContain('<span>Save</span>')
  provideOffersSaving(() => false)
})
