// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AuthorBox } from './author-box'

afterEach(cleanup)

const ANN = { id: 'ann', name: 'Ann', bio: '', picture: null, links: [] }

test('an author is shown with text and links, of which only those to the web are', () => {
  const links = ['https://www.ann.example/about', 'javascript:alert(1)']
  render(<AuthorBox author={{ ...ANN, bio: 'Builds', links }} />)
  expect(screen.getByRole('region', { name: 'Ann' }).textContent).toBe('AnnBuildsann.example')
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/authors/ann', links[0]])
})

test('an author with nothing but a name has no box, since the head of the post names it', () => {
  expect(render(<AuthorBox author={{ ...ANN, picture: 'data:image/png;base64,AA' }} />).container.innerHTML).toBe('')
})

test('an author heads the own page, also with nothing but a name', () => {
  render(<AuthorBox author={ANN} isPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Ann' })).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})
