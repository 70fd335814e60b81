// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { OwnApi } from '@/components/desk/kit/whole-contract'
import { NEW_POST } from '../post-values'
import { PreviewImageField } from './preview-image-field'

afterEach(cleanup)

function Field() {
  const [values, setValues] = useState({ ...NEW_POST, previewImage: 'https://x.example/shelf.png' })
  const none = () => {}
  return (
    <PreviewImageField
      values={values}
      upload={() => Promise.reject(new Error('none'))}
      onBusy={none}
      onPins={none}
      onChange={(change) => setValues({ ...values, ...change })}
    />
  )
}

test.each([true, false])('alt text and caption are editable only if the API stores them: %s', (takes) => {
  render(
    <OwnApi value={takes}>
      <Field />
    </OwnApi>,
  )
  expect([screen.queryByLabelText('Alt text') !== null, screen.queryByLabelText('Caption') !== null]).toEqual([
    takes,
    takes,
  ])
})

test('focus of a removed image moves to the URL field', () => {
  render(<Field />)
  screen.getByRole('button', { name: 'Remove preview image' }).focus()
  fireEvent.click(screen.getByRole('button', { name: 'Remove preview image' }))
  const field = screen.getByLabelText<HTMLInputElement>('Preview Image', { selector: 'input' })
  expect([document.activeElement, field.value]).toEqual([field, ''])
})
