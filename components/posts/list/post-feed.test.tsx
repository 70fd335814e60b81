// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PostFeed } from './post-feed'

vi.mock('./when-reached', () => ({
  whenReached: (_node: Element, _margin: number, reach: () => void) => queueMicrotask(reach),
}))

test('when the list’s script fails to load, an error below the rendered posts offers a retry', async () => {
  vi.doMock('./more-posts', () => {
    throw new Error('no network')
  })
  render(
    <ul>
      <li>The latest post</li>
      <PostFeed loaded={1} shownIds={['1']} position={1} interludes={[]} more />
    </ul>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch posts')
  expect(screen.getByText('The latest post')).toBeDefined()
  vi.doMock('./more-posts', () => ({ MorePosts: () => <li>An older post</li> }))
  screen.getByRole('button', { name: 'Try again' }).click()
  expect(await screen.findByText('An older post')).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})
