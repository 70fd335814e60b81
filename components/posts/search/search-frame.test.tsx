// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SearchFrame } from './search-frame'

function Page() {
  return (
    <>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <input name="q" aria-label="Search" />
      </form>
      <SearchFrame>
        <a href="/search?q=a&page=2" rel="next" onClick={(event) => event.preventDefault()}>
          Next
        </a>
      </SearchFrame>
    </>
  )
}

afterEach(cleanup)

test('a search shows Loading... until the page is replaced', () => {
  render(<Page />)
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'paint' } })
  fireEvent.submit(screen.getByRole('search'))
  expect(screen.getByText('Loading...')).toBeDefined()
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(screen.queryByText('Loading...')).toBeNull()
})

test('a blank search shows no Loading...', () => {
  render(<Page />)
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: '  ' } })
  fireEvent.submit(screen.getByRole('search'))
  expect(screen.queryByText('Loading...')).toBeNull()
})

test('the next page shows Loading... when followed, but not when opened in another tab', () => {
  render(<Page />)
  fireEvent.click(screen.getByText('Next'), { ctrlKey: true })
  expect(screen.queryByText('Loading...')).toBeNull()
  fireEvent.click(screen.getByText('Next'))
  expect(screen.getByText('Loading...')).toBeDefined()
})
