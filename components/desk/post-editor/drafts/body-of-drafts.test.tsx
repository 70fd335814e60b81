// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { postSchema } from '@/lib/contract/posts/post'
import { renderedEditor, stubLayout } from '@/lib/testing/content-editor'
import { OwnApi } from '../../kit/whole-contract'
import { postFormValues } from '../form/post-values'
import { PostEditor } from '../post-editor'
import { deleteDraft, type Draft, storeDraft, storedDrafts } from './draft-slots'

const calls = vi.hoisted(() => ({
  list: () => Promise.resolve({ data: { products: [] } }),
  saveServerDraft: vi.fn(),
  removeServerDraft: () => Promise.resolve(),
  readServerDrafts: () => Promise.resolve([]),
}))
vi.mock('@/lib/client/calls/client', () => ({ api: { posts: {}, products: calls } }))
vi.mock('@/lib/client/posts/server-drafts', () => calls)
vi.mock('@/components/site/frame/notify', () => ({ notify: () => {} }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace: () => {}, push: () => {} }) }))

beforeEach(async () => {
  calls.saveServerDraft.mockReset().mockResolvedValue(undefined)
  await Promise.all((await storedDrafts('a')).map(({ slot }) => deleteDraft('a', slot)))
  stubLayout()
})
afterEach(cleanup)

const POST = postSchema.parse({
  id: 'a',
  title: 'Shelf',
  summary: 'A shelf',
  content: '<p>Saw it</p>',
  status: 'draft',
  updated_at: '2026-01-01T00:00:00.000Z',
  products: [],
})

/** Shows nothing in place of what has crashed. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render = () => !this.state.hasFailed && this.props.children
}

function Crash(): never {
  throw new Error('crash')
}

/** The editor of a post, in which a part may crash. */
const screenOf = (client: ReturnType<typeof newQueryClient>, crashes = false) => (
  <Boundary>
    <QueryClientProvider client={client}>
      <OwnApi value={true}>
        <PostEditor post={POST} onMerged={() => {}} />
        {crashes && <Crash />}
      </OwnApi>
    </QueryClientProvider>
  </Boundary>
)

async function open() {
  const client = newQueryClient()
  const { rerender, unmount } = render(screenOf(client))
  const editor = await renderedEditor()
  /** Replaces the body, as typing does. */
  const type = (text: string) =>
    act(async () => void editor.commands.setContent(`<p>${text}</p>`, { emitUpdate: true }))
  return { type, unmount, crash: () => rerender(screenOf(client, true)) }
}

const textOf = ({ values }: Pick<Draft, 'values'>) => [values.title, values.content]
const sentText = () => {
  const [, , work] = calls.saveServerDraft.mock.lastCall as string[]
  return textOf(JSON.parse(work ?? '') as Draft)
}

test.each(['left', 'crashed'])(
  'the body typed before the editor was %s is stored here and on the server',
  async (how) => {
    const { type, unmount, crash } = await open()
    await type('Saw and sand it')
    if (how === 'left') unmount()
    else {
      // React logs what the boundary has caught.
      vi.mocked(console.error).mockImplementation(() => undefined)
      crash()
      vi.mocked(console.error).mockClear()
    }
    const typed = ['Shelf', '<p>Saw and sand it</p>']
    await waitFor(() => expect(calls.saveServerDraft).toHaveBeenCalledOnce())
    expect(sentText()).toEqual(typed)
    expect((await storedDrafts('a')).map(textOf)).toEqual([typed])
  },
)

test('work that was here before a restore stays as it was', async () => {
  const base = postFormValues(POST)
  const values = { ...base, title: 'Left', content: '<p>Left</p>' }
  await storeDraft('a', { slot: 'left', values, base, basedOn: POST.updated_at, keptAt: new Date().toISOString() })
  const { type, unmount } = await open()
  fireEvent.change(screen.getByLabelText(/^Title(?! for)/), { target: { value: 'Mine' } })
  await type('Mine')
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }, { timeout: 10_000 }))
  expect(screen.getByLabelText<HTMLInputElement>(/^Title(?! for)/).value).toBe('Left')
  unmount()
  const texts = (await storedDrafts('a')).map(textOf)
  expect(texts).toHaveLength(2)
  expect(texts).toEqual(
    expect.arrayContaining([
      ['Mine', '<p>Mine</p>'],
      ['Left', '<p>Left</p>'],
    ]),
  )
})
