import { test } from '@playwright/test'
import { writeContent } from './content'

test('the content of the sweep is written', async ({ request }) => {
  await writeContent(request)
})
