import { EditorPage } from '../../support/editor'
import { expect, test } from '../../support/page-test'

const QUESTION = 'You have unsaved changes. Are you sure you want to go back?'

test('leaving with unsaved changes asks by every way out: Stay keeps everything, Leave goes on', async ({
  page,
  request,
}) => {
  const editor = new EditorPage(page)
  const post = await editor.edit(request)
  const stay = async () => {
    await expect(page.getByText(QUESTION)).toBeVisible()
    await page.getByRole('button', { name: 'Stay' }).click()
    await expect(editor.title).toHaveValue('Changed')
    await expect(page).toHaveURL(`/admin/post/${post.id}`)
  }
  const leave = async () => {
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/admin')
  }
  const back = page.getByRole('button', { name: 'Back', exact: true })
  const link = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Admin' })
  await test.step('by a button', async () => {
    await editor.title.fill('Changed')
    for (const button of [back, page.getByRole('button', { name: 'Cancel', exact: true })]) {
      await button.click()
      await stay()
    }
    await back.click()
    await leave()
  })
  await test.step('by a link', async () => {
    await page.goto(`/admin/post/${post.id}`)
    await editor.title.fill('Changed')
    await link.click()
    await stay()
    await link.click()
    await leave()
  })
  await test.step('by the browser’s Back button', async () => {
    await page.goBack()
    await editor.title.fill('Changed')
    await page.goBack()
    await stay()
    await page.goBack()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expect(page).not.toHaveURL(`/admin/post/${post.id}`)
  })
  await test.step('by closing the tab, while there are unsaved changes', async () => {
    await page.goto(`/admin/post/${post.id}`)
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
})
