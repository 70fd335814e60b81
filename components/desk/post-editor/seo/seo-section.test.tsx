// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { OwnApi } from '../../kit/whole-contract'
import { NEW_POST, type PostValues } from '../form/post-values'
import { NO_SEO, SEO_NAMES, seoOf } from './seo-values'
import { ResultPreview } from './card-preview'
import { SeoSection } from './seo-fields'

vi.mock('@/components/site/frame/notify', () => ({ notify: vi.fn() }))

afterEach(cleanup)

/** The section, with an upload that ends when the test says so. */
function open(kept: string | null = null) {
  let end = (_address: string) => {}
  const upload = () => new Promise<string>((resolve) => (end = resolve))
  const none = () => {}
  function Form() {
    const [values, setValues] = useState(NEW_POST)
    const onChange = (change: Partial<PostValues>) => setValues((present) => ({ ...present, ...change }))
    return (
      <>
        <SeoSection kept={kept} errors={{}} values={values} upload={upload} onBusy={none} onChange={onChange} />
        <ResultPreview post={null} values={values} />
      </>
    )
  }
  render(
    <QueryClientProvider client={newQueryClient()}>
      <OwnApi value={true}>
        <Form />
      </OwnApi>
    </QueryClientProvider>,
  )
  return { end: (address: string) => act(async () => end(address)) }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

test('what is typed while a picture is uploaded stays', async () => {
  const { end } = open()
  const file = new File(['x'], 'card.png', { type: 'image/png' })
  fireEvent.change(field(`${SEO_NAMES.image} file`), { target: { files: [file] } })
  fireEvent.change(field(SEO_NAMES.title), { target: { value: 'A shelf of oak' } })
  await end('/uploads/card.webp')
  expect(field(SEO_NAMES.title).value).toBe('A shelf of oak')
  expect(field(SEO_NAMES.image).value).toBe('/uploads/card.webp')
})

test('a slug is made of what is typed for one, once its field is left and when it is saved', () => {
  open()
  fireEvent.change(field(SEO_NAMES.slug), { target: { value: ' My New Slug! ' } })
  expect(screen.getByText('It becomes my-new-slug.')).toBeTruthy()
  expect(screen.getByText(/› my-new-slug$/), 'the search result').toBeTruthy()
  fireEvent.blur(field(SEO_NAMES.slug))
  expect(field(SEO_NAMES.slug).value).toBe('my-new-slug')
  fireEvent.change(field(SEO_NAMES.slug), { target: { value: '***' } })
  fireEvent.blur(field(SEO_NAMES.slug))
  expect(field(SEO_NAMES.slug).value).toBe('***')
  expect(field(SEO_NAMES.slug).getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByText(/\*\*\*/)).toBe(null)
  expect(seoOf({ ...NO_SEO, slug: 'My New Slug!' })?.slug).toBe('my-new-slug')
})

test('the slug of a published post is shown and stays, until its address is changed on purpose', () => {
  open('oak-shelf')
  expect([field('Slug').value, field('Slug').readOnly]).toEqual(['oak-shelf', true])
  fireEvent.click(screen.getByRole('button', { name: 'Change address' }))
  expect(
    screen.getByText('The post moves to the new address once it is saved. The old one leads on to it.'),
  ).toBeTruthy()
  expect([field('Slug').readOnly, document.activeElement]).toEqual([false, field('Slug')])
  fireEvent.change(field('Slug'), { target: { value: 'pine-shelf' } })
  expect(field('Slug').value).toBe('pine-shelf')
  fireEvent.click(screen.getByRole('button', { name: 'Keep the address' }))
  expect([field('Slug').value, field('Slug').readOnly]).toEqual(['oak-shelf', true])
})
