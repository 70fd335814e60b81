// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { type Ref, useImperativeHandle } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/lib/client/calls/query-client'
import { stubLayout } from '@/lib/testing/content-editor'
import { ApiError } from '@/lib/contract/failure'
import { type Post, postSchema } from '@/lib/contract/posts/post'
import type { ContentHandle } from './content/content-editor'
import { contentHtml, readContent } from './content/schema/content-html'
import { deleteDraft, type Draft, storeDraft, storedDrafts } from './drafts/draft-slots'
import { postFormValues } from './form/post-values'
import { PostEditor } from './post-editor'

const calls = vi.hoisted(() => ({
  update: vi.fn(),
  create: vi.fn(),
  get: vi.fn(),
  list: vi.fn(),
  notify: vi.fn(),
  replace: vi.fn(),
  push: vi.fn(),
}))
vi.mock('@/lib/client/calls/client', () => ({ api: { posts: calls, products: { list: calls.list } } }))
vi.mock('../../site/frame/notify', () => ({ notify: calls.notify }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ replace: calls.replace, push: calls.push }) }))
vi.mock('./content/content-editor', () => ({ ContentEditor: UntouchedContent }))

/** Content without an editor, never edited. */
function UntouchedContent({ ref, initial }: { ref: Ref<ContentHandle>; initial: string }) {
  const html = () => contentHtml(readContent(initial))
  useImperativeHandle(ref, () => ({
    html,
    draft: html,
    isChanged: () => false,
    snapshot: () => ({ html: html(), markSaved: () => {} }),
    doc: () => null,
    placePreviewPins: () => undefined,
    show: () => {},
    replace: () => {},
  }))
  return null
}

beforeEach(async () => {
  for (const call of Object.values(calls)) call.mockReset()
  calls.list.mockResolvedValue({ data: { products: [] } })
  for (const post of ['a', null])
    await Promise.all((await storedDrafts(post)).map(({ slot }) => deleteDraft(post, slot)))
  stubLayout()
})
afterEach(cleanup)

const at = (minute: number) => `2026-01-01T00:0${minute}:00.000Z`
const stored = (minute: number, fields: Partial<Post> = {}): Post =>
  postSchema.parse({
    id: 'a',
    title: 'Shelf',
    summary: 'A shelf',
    content: '<p>Saw<br />it</p>',
    status: 'draft',
    updated_at: at(minute),
    products: [],
    ...fields,
  })
const PUBLISHED: Partial<Post> = { tags: ['oak'], previewImage: 'https://x.example/new.png', status: 'published' }
const draftOf = (draft: Omit<Draft, 'keptAt'>): Draft => ({ ...draft, keptAt: new Date().toISOString() })
const TOO_LATE = new ApiError(409, 'This post was saved by admin', 'CONFLICT')

/** Renders the editor of a post; returns the mock of `onMerged`. */
function open(post: Post | null) {
  const onMerged = vi.fn()
  render(
    <QueryClientProvider client={newQueryClient()}>
      <PostEditor post={post} onMerged={onMerged} />
    </QueryClientProvider>,
  )
  return onMerged
}
const write = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** Makes the next save conflict with another version. */
function beLate(theirs: Post) {
  calls.update.mockRejectedValueOnce(TOO_LATE)
  calls.get.mockResolvedValueOnce({ data: { post: theirs } })
}
const succeed = (minute: number) =>
  calls.update.mockImplementationOnce(({ body }: { body: Partial<Post> }) =>
    Promise.resolve({ data: { post: stored(minute, body) } }),
  )
const sideOf = (group: HTMLElement) =>
  within(group).getByRole('radio', { checked: true }).closest('label')?.textContent?.startsWith('Mine')
    ? 'mine'
    : 'saved'
/** The fields of the conflict dialog, with the selected side. */
const choices = () =>
  screen.getAllByRole('group').flatMap((group) => {
    const name = group.querySelector('legend')?.textContent
    return name ? [`${name}: ${sideOf(group)}`] : []
  })
const sent = () => (calls.update.mock.lastCall?.[0] as { body: Partial<Post> }).body

test('unedited content is taken from theirs, whatever markup the store has', async () => {
  beLate(stored(1, { content: '<p>Saw<br />it</p><p>And sand it</p>' }))
  open(stored(0))
  write(/^Title/, 'A better shelf')
  press('Update Post')
  await screen.findByText('Two versions of this post')
  expect(choices()).toEqual(['Title: mine', 'Content: saved'])
})

test('a save whose response was lost is not a conflict', async () => {
  beLate(stored(1, { title: 'A better shelf' }))
  open(stored(0))
  write(/^Title/, 'A better shelf')
  press('Update Post')
  await waitFor(() =>
    expect(calls.notify).toHaveBeenCalledWith('success', 'Post updated successfully', expect.anything()),
  )
})

test('what is typed during a save is part of the conflict dialog and of the next save', async () => {
  let refuse = (_: Error) => {}
  calls.update.mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)))
  calls.get.mockResolvedValueOnce({ data: { post: stored(1, { summary: 'Theirs' }) } })
  const onMerged = open(stored(0))
  write(/^Title/, 'A better')
  press('Update Post')
  write(/^Title/, 'A better shelf')
  await waitFor(() => expect(calls.update).toHaveBeenCalledOnce())
  await act(async () => refuse(TOO_LATE))
  await screen.findByText('Two versions of this post')
  succeed(2)
  press('Save this choice')
  await waitFor(() => expect(onMerged).toHaveBeenCalled())
  expect(sent()).toMatchObject({ title: 'A better shelf', summary: 'Theirs' })
})

test('a merge that conflicts itself is asked again, with the version saved in the meantime', async () => {
  beLate(stored(1, { summary: 'Theirs' }))
  const onMerged = open(stored(0))
  write(/^Title/, 'A better shelf')
  press('Update Post')
  await screen.findByText('Two versions of this post')
  beLate(stored(2, { summary: 'Theirs', ...PUBLISHED }))
  press('Save this choice')
  await waitFor(() =>
    expect(choices()).toEqual(['Title: mine', 'Preview Image: saved', 'Category Tags: saved', 'Status: saved']),
  )
  screen.getByText(/saved elsewhere once more/)
  beLate(stored(2, { summary: 'Theirs', ...PUBLISHED }))
  press('Save this choice')
  expect((await screen.findByText(/saved elsewhere 2 more times/)).getAttribute('aria-live')).toBe('polite')
  succeed(3)
  press('Save this choice')
  const busy = screen.getAllByRole('button', { name: 'Saving...' }).at(-1)
  expect([busy?.matches(':disabled'), busy?.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  await waitFor(() => expect(onMerged).toHaveBeenCalled())
  expect(sent()).toMatchObject({ title: 'A better shelf', summary: 'Theirs', ...PUBLISHED, updated_at: at(2) })
})

test('work restored from an older version takes over later changes', async () => {
  const older = stored(0)
  const base = postFormValues(older)
  await storeDraft('a', draftOf({ slot: 's', values: { ...base, title: 'A better shelf' }, base, basedOn: at(0) }))
  const newer = stored(1, PUBLISHED)
  open(newer)
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }, { timeout: 10_000 }))
  beLate(newer)
  press('Update Post')
  await screen.findByText('Two versions of this post')
  expect(choices()).toEqual(['Title: mine', 'Preview Image: saved', 'Category Tags: saved', 'Status: saved'])
})

test('a post is created once, however long navigation to the dashboard takes', async () => {
  calls.create.mockResolvedValue({ data: { post: stored(0) } })
  open(null)
  write(/^Title/, 'Shelf')
  write(/^Short Summary/, 'A shelf')
  press('Create Post')
  await waitFor(() => expect(calls.replace).toHaveBeenCalledWith('/admin'))
  fireEvent.keyDown(screen.getByLabelText(/^Title/), { key: 's', ctrlKey: true })
  expect(screen.getByRole('button', { name: 'Saving...' }).getAttribute('aria-disabled')).toBe('true')
  expect(calls.create).toHaveBeenCalledTimes(1)
})

test('a new post has one idempotency key per draft, also after the draft is restored', async () => {
  await storeDraft(null, draftOf({ slot: 'left', values: postFormValues(stored(0)), base: null, basedOn: null }))
  calls.create.mockRejectedValue(new ApiError(0, 'The site could not be reached'))
  open(null)
  fireEvent.click(await screen.findByRole('button', { name: 'Restore' }, { timeout: 10_000 }))
  for (const time of [1, 2]) {
    press('Create Post')
    await waitFor(() => expect(calls.notify).toHaveBeenCalledTimes(time))
    expect(calls.create).toHaveBeenLastCalledWith(expect.objectContaining({ headers: { 'idempotency-key': 'left' } }))
  }
})

test('a key that was already used saves nothing again', () => {
  open(stored(0))
  write(/^Title/, 'A better shelf')
  window.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true })
  fireEvent.keyDown(screen.getByLabelText(/^Title/), { key: 's', ctrlKey: true })
  expect(calls.update).not.toHaveBeenCalled()
})

test('the button keeps focus during a save, and does not save twice', async () => {
  let store = () => {}
  calls.update.mockImplementationOnce(
    () => new Promise((resolve) => (store = () => resolve({ data: { post: stored(1) } }))),
  )
  open(stored(0))
  screen.getByRole('button', { name: 'Update Post' }).focus()
  press('Update Post')
  const busy = screen.getByRole('button', { name: 'Saving...' })
  expect([busy.matches(':disabled'), busy.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  press('Saving...')
  await waitFor(() => expect(calls.update).toHaveBeenCalled())
  await act(async () => store())
  expect(calls.update).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Update Post' }))
})

test('an update sends the whole post, with external categories and unsupported content as stored', async () => {
  const content = '<p><a href="/saw"><img src="/saw.png" alt="A saw"></a></p>'
  succeed(1)
  open(stored(0, { content, categories: ['Power Tools', 'Barn conversions'] }))
  write(/^Title/, 'A better shelf')
  press('Update Post')
  await waitFor(() =>
    expect(calls.notify).toHaveBeenCalledWith('success', 'Post updated successfully', expect.anything()),
  )
  expect(sent()).toMatchObject({ title: 'A better shelf', content, categories: ['Power Tools', 'Barn conversions'] })
})

test('with unsupported content on both sides, the currently stored one is sent', async () => {
  const linked = (text: string) => `<p><a href="/saw"><img src="/saw.png" alt="${text}"></a></p>`
  beLate(stored(1, { content: linked('Saw and sand') }))
  const onMerged = open(stored(0, { content: linked('Saw') }))
  write(/^Title/, 'A better shelf')
  press('Update Post')
  await screen.findByText('Two versions of this post')
  succeed(2)
  press('Save this choice')
  await waitFor(() => expect(onMerged).toHaveBeenCalled())
  expect(sent()).toMatchObject({ title: 'A better shelf', content: linked('Saw and sand'), updated_at: at(1) })
})
