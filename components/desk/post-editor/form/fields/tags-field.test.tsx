// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { OwnApi } from '@/components/desk/kit/whole-contract'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { tagsQuery } from '@/lib/client/posts/tags'
import { MAX_TAGS } from '@/lib/contract/limits'
import { TagsField } from './tags-field'

afterEach(cleanup)

function Field({ initial, known = [] }: { initial: string[]; known?: string[] }) {
  const [tags, setTags] = useState(initial)
  const [client] = useState(() => {
    const made = newQueryClient()
    made.setQueryDefaults(tagsQuery.queryKey, { staleTime: Infinity })
    made.setQueryData(
      tagsQuery.queryKey,
      known.map((tag) => ({ tag, posts: 1, drafts: 0 })),
    )
    return made
  })
  return (
    <QueryClientProvider client={client}>
      <OwnApi value={true}>
        <TagsField tags={tags} onChange={setTags} />
      </OwnApi>
    </QueryClientProvider>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Category Tags')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const shown = () => [...document.querySelectorAll('[aria-label=Tags] > li')].map(({ textContent }) => textContent)

test('a tag beyond the limit stays in the field with an error', () => {
  render(<Field initial={Array.from({ length: MAX_TAGS }, (_, index) => `tag ${index}`)} />)
  type('one more')
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(field().value).toBe('one more')
  expect(screen.getByRole('alert').textContent).toBe('A post can have 50 tags at most')
  fireEvent.click(screen.getByLabelText('Remove tag tag 7'))
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect([shown().length, shown().at(-1), field().value]).toEqual([MAX_TAGS, 'one more', ''])
})

test('a save adds the typed tag before the form handles it', () => {
  const onSave = vi.fn(() => shown())
  render(
    <form onKeyDown={onSave}>
      <Field initial={['oak']} />
    </form>,
  )
  type('pine')
  fireEvent.keyDown(field(), { key: 's', metaKey: true })
  expect(onSave).toHaveReturnedWith(['oak', 'pine'])
})

test('focus of a removed tag moves to the next one, of the last one to the field', () => {
  render(<Field initial={['oak', 'pine', 'ash']} />)
  const remove = (tag: string) => screen.getByRole('button', { name: `Remove tag ${tag}` })
  remove('oak').focus()
  fireEvent.click(remove('oak'))
  expect(document.activeElement).toBe(remove('pine'))
  fireEvent.click(remove('ash'))
  expect(document.activeElement).toBe(field())
})

const KNOWN = ['power tools', 'paint', 'painting tips']

test('suggestions are other posts’ tags; one is chosen by key or press, and Enter without one adds what is typed', async () => {
  render(<Field initial={['paint']} known={KNOWN} />)
  await userEvent.type(field(), 'pain')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['painting tips'])
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect([shown(), field().value]).toEqual([['paint', 'painting tips'], ''])
  await userEvent.type(field(), 'tool')
  await userEvent.click(screen.getByRole('option', { name: 'power tools' }))
  expect(shown().at(-1)).toBe('power tools')
  await userEvent.type(field(), 'p{Enter}')
  expect(shown().at(-1)).toBe('p')
})

test('a new spelling of a known tag is pointed out, and replaced on request', async () => {
  render(<Field initial={[]} known={KNOWN} />)
  await userEvent.type(field(), 'Power-Tool{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Use “power tools”' }))
  expect(shown()).toEqual(['power tools'])
  expect(screen.queryByText(/Other posts have/)).toBeNull()
})
