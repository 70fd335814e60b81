// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { catalogProductSchema } from '@/lib/contract/products/catalog'
import { ApiError } from '@/lib/contract/failure'
import { OwnApi } from '../../kit/whole-contract'
import { NEW_POST, type PostValues } from '../form/post-values'
import type { TextParts } from '../checks/checks'
import { BeforePublishing, useUrlChecks } from './before-publishing'

const calls = vi.hoisted(() => ({ get: vi.fn(), list: vi.fn(), product: vi.fn(), checkUrl: vi.fn() }))
vi.mock('@/lib/client/calls/client', () => ({
  api: {
    posts: { get: calls.get },
    affiliates: { list: calls.list },
    catalog: { get: calls.product },
    links: { check: calls.checkUrl },
  },
}))

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset()
})
afterEach(cleanup)

const NO_PARTS: TextParts = { length: Infinity, words: 0, links: [], headings: [], undescribed: [] }
const GOOD: PostValues = { ...NEW_POST, summary: 'About', categories: ['Home Office'], previewImage: '/a.jpg' }

function Checks(props: Omit<ComponentProps<typeof BeforePublishing>, 'urlChecks'>) {
  return <BeforePublishing {...props} urlChecks={useUrlChecks()} />
}

function open(values: Partial<PostValues>, parts: TextParts | null, isComplete = false) {
  const onShow = vi.fn()
  const shown = { ...GOOD, ...values }
  render(
    <QueryClientProvider client={newQueryClient()}>
      <OwnApi value={isComplete}>
        <Checks values={shown} parts={parts} onShow={onShow} onField={onShow} />
      </OwnApi>
    </QueryClientProvider>,
  )
  return onShow
}
const button = (name: string) => screen.findByRole('button', { name })

test('nothing is said until the text is read, and then that there is nothing to look at', () => {
  open({}, null)
  expect(screen.queryByText('Nothing to fix.')).toBeNull()
  cleanup()
  open({}, NO_PARTS)
  expect(screen.getByText('Nothing to fix.')).toBeTruthy()
})

test('it is silent until a word is written, in a field or in the text', async () => {
  open({ summary: '', categories: [] }, { ...NO_PARTS, length: 0 })
  expect(screen.queryByText('Before publishing')).toBeNull()
  cleanup()
  open({ summary: '', categories: [] }, { ...NO_PARTS, length: 3 })
  expect(await button('It has no category')).toBeTruthy()
})

test('an entry leads to its field, or to its place in the text', async () => {
  const onShow = open({ categories: [] }, { ...NO_PARTS, undescribed: [7, 9] })
  await userEvent.click(await button('It has no category'))
  expect(onShow).toHaveBeenLastCalledWith('categories')
  await userEvent.click(await button('2 pictures have no alt text'))
  expect(onShow).toHaveBeenLastCalledWith(7)
})

test('links to posts of the site are looked up once each', async () => {
  calls.get.mockRejectedValue(new ApiError(404, 'Post Not Found'))
  const link = { href: '/curated-posts/gone', text: 'there', pos: 3 }
  open({}, { ...NO_PARTS, links: [link, { ...link, pos: 20 }] })
  expect(await button('2 links lead nowhere')).toBeTruthy()
  expect(calls.get).toHaveBeenCalledOnce()
})

test('a product with trouble leads to its screen, in a new tab', async () => {
  calls.product.mockResolvedValue({
    data: catalogProductSchema.parse({
      product: { product_id: 'p', name: 'Saw', product_url: 'https://shop.example/saw' },
      link: { state: 'gone' },
      posts: [],
      post_count: 1,
    }),
  })
  const products = [{ product_id: 'p', name: 'Saw', price: null, currency: 'USD', picture: null }]
  open({ products }, NO_PARTS, true)
  const entry = await screen.findByRole('link', { name: /^Saw: gone from the shop/ })
  expect([entry.getAttribute('href'), entry.getAttribute('target')]).toEqual(['/admin/product/p', '_blank'])
})

test('links to other sites are checked on a press, and what is broken leads to its place', async () => {
  calls.checkUrl.mockImplementation(({ url }: { url: string }) => {
    return Promise.resolve({
      data: { check: url.endsWith('/gone') ? { state: 'gone', status: 404 } : { state: 'works' } },
    })
  })
  const links = ['gone', 'saw'].map((path, at) => ({ href: `https://a.example/${path}`, text: path, pos: at + 3 }))
  const onShow = open({}, { ...NO_PARTS, links }, true)
  await userEvent.click(await button('Check 2 links to other sites'))
  await userEvent.click(await button('“gone” leads to a page that is gone (status 404): a.example/gone'))
  expect(onShow).toHaveBeenCalledExactlyOnceWith(3)
  expect(screen.getByText('2 links checked: 1 work, 1 listed above.')).toBeTruthy()
  expect(await button('Check links again')).toBeTruthy()
})

test('a check that is refused says why, and the rest can be checked later', async () => {
  calls.checkUrl.mockRejectedValue(new ApiError(429, 'Try again in 9 seconds.'))
  const links = [{ href: 'https://a.example/b', text: 'b', pos: 3 }]
  open({}, { ...NO_PARTS, links }, true)
  await userEvent.click(await button('Check 1 link to other sites'))
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in 9 seconds.')
  expect(await button('Check 1 link to other sites')).toBeTruthy()
})
