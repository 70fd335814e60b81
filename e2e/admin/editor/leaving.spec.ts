import { EditorPage } from '../../support/editor'
import { expect, test, PHONE } from '../../support/page-test'

const QUESTION = 'You have unsaved changes. Are you sure you want to go back?'

test(
  'Back asks for confirmation; Stay keeps everything, Leave goes to the dashboard',
  PHONE,
  async ({ page, request }) => {
    const editor = new EditorPage(page)
    await editor.edit(request)
    await editor.title.fill('Changed')
    for (const button of ['Back', 'Cancel']) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByText(QUESTION)).toBeVisible()
      await page.getByRole('button', { name: 'Stay' }).click()
      await expect(editor.title).toHaveValue('Changed')
    }
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/admin')
  },
)

test('a link on the page and the browser’s Back button ask for confirmation', async ({ page, request }) => {
  const editor = new EditorPage(page)
  const post = await editor.edit(request)
  await editor.title.fill('Changed')
  const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Admin' })
  await link.click()
  await expect(page.getByText(QUESTION)).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(`/admin/post/${post.id}`)
  await link.click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/admin')

  await page.goBack()
  await editor.title.fill('Changed again')
  await page.goBack()
  await expect(page.getByText(QUESTION)).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(editor.title).toHaveValue('Changed again')
  await page.goBack()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).not.toHaveURL(`/admin/post/${post.id}`)
})

test('closing the tab shows the browser’s leave warning while there are unsaved changes', async ({ page, request }) => {
  const editor = new EditorPage(page)
  await editor.edit(request)
  await editor.title.fill('Changed')
  await expect(editor.marker).toBeVisible()
  const dialogOpened = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await dialogOpened
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await editor.title.fill('A draft')
  await expect(editor.marker).toBeHidden()
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
})
