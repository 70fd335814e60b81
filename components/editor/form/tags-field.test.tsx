// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { TagsField } from './tags-field'

afterEach(cleanup)

function Field({ initial }: { initial: string[] }) {
  const [tags, setTags] = useState(initial)
  return <TagsField tags={tags} onChange={setTags} />
}

const field = () => screen.getByLabelText<HTMLInputElement>('Category Tags')

test('the focus goes from a removed tag to the next one, from the last one to the field', () => {
  render(<Field initial={['oak', 'pine', 'ash']} />)
  const remove = (tag: string) => screen.getByRole('button', { name: `Remove tag ${tag}` })
  remove('oak').focus()
  fireEvent.click(remove('oak'))
  expect(document.activeElement).toBe(remove('pine'))
  fireEvent.click(remove('ash'))
  expect(document.activeElement).toBe(field())
})
