import { test, openAsAdmin } from '../support/admin'
import { postPath } from '../../lib/format/addresses/paths'
import { EditorPage } from '../support/editor'
import { expect } from '../support/page-test'
import { copyHtml, uploadPicture } from '../support/pictures'
import { callAsAdmin, storedPost } from '../support/posts'

// The library shows the pictures of all tests, some of which are erased meanwhile.
test.beforeEach(({ problems }) =>
  problems.allow(/\/uploads\//, /\.example/, /ERR_NAME_NOT_RESOLVED/, /googleusercontent/),
)

const nameOf = (url: string) => /([^/]+)\.webp$/.exec(url)?.[1] ?? ''
const pictureOf = async (request: Parameters<typeof callAsAdmin>[0], word: string) =>
  (await callAsAdmin(request, 'get', `/admin/pictures?q=${word}`)).pictures[0]

test('a picture is found by its post, described, and chosen for another post', async ({ page, request, posts }) => {
  const url = await uploadPicture(request)
  await posts.make({ title: 'Oak wall', previewImage: url })
  await openAsAdmin(page, '/admin?tab=pictures')
  await page.getByRole('searchbox', { name: 'Search this list' }).fill(posts.word)
  await expect(page.getByText('1 picture', { exact: true })).toBeVisible()
  const tiles = page.getByRole('list', { name: 'Pictures' })
  await expect(tiles.getByText('Used in 1 place')).toBeVisible()
  await tiles.getByRole('button').click()
  const details = page.getByRole('dialog', { name: 'Picture' })
  await expect(details.getByRole('link', { name: `Oak wall ${posts.word}` })).toBeVisible()
  await details.getByLabel('Default alt text').fill(`Oak boards ${posts.word}`)
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Alt text saved')).toBeVisible()

  const other = await posts.make({ title: 'Ash wall', content: '<p>Text</p>' })
  await page.goto(`/admin/post/${other.id}`)
  const editor = new EditorPage(page)
  await editor.content.click()
  await editor.command('Insert image').click()
  const dialog = page.getByRole('dialog', { name: 'Add Image' })
  await dialog.getByRole('button', { name: 'Library' }).click()
  const library = page.getByRole('dialog', { name: 'Choose a Picture' })
  const found = library.getByRole('list', { name: 'Pictures found' })
  await expect(found.getByRole('listitem').first()).toBeVisible()
  // A long list scrolls; its rows do not shrink.
  expect((await found.getByRole('listitem').first().boundingBox())?.height).toBeGreaterThan(100)
  await library.getByRole('searchbox').fill(`boards ${posts.word}`)
  await library.getByRole('searchbox').press('Enter')
  await expect(found.getByRole('listitem')).toHaveCount(1)
  await found.getByRole('button', { name: `Oak boards ${posts.word}` }).click()
  await expect(library).toBeHidden()
  await expect(dialog.getByLabel('Alt text')).toHaveValue(`Oak boards ${posts.word}`)
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(editor.content.getByRole('img', { name: `Oak boards ${posts.word}` })).toBeVisible()

  const previewImage = page.getByLabel('Preview Image', { exact: true })
  await page.locator('section').filter({ has: previewImage }).getByRole('button', { name: 'Library' }).click()
  await library.getByRole('searchbox').fill(posts.word)
  await found.getByRole('button', { name: `Oak boards ${posts.word}` }).click()
  await expect(previewImage).toHaveValue(url)
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  const stored = await storedPost(request, other.id)
  expect(stored.content).toContain(`<img src="${url}" alt="Oak boards ${posts.word}"`)
  expect([stored.previewImage, stored.previewImageAlt]).toEqual([url, `Oak boards ${posts.word}`])
})

test('the focal point of a picture is set by keys and by a press, and cards are cropped around it', async ({
  page,
  request,
  posts,
}) => {
  const url = await uploadPicture(request)
  const post = await posts.make({ title: 'Oak wall', previewImage: url, status: 'published' })
  await openAsAdmin(page, `/admin/post/${post.id}`)
  await page.getByRole('button', { name: 'Focal point of the preview image' }).click()
  const dialog = page.getByRole('dialog', { name: 'Focal Point' })
  const handle = dialog.getByRole('slider', { name: 'Focal point' })
  await expect(handle).toBeFocused()
  for (const key of ['ArrowLeft', 'Shift+ArrowDown']) await page.keyboard.press(key)
  await expect(handle).toHaveAttribute('aria-valuetext', '49% from the left, 60% from the top')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Focal point saved')).toBeVisible()
  await page.goto(postPath(post))
  const shown = page.getByRole('article').locator(`img[src="${url}"]`)
  await expect(shown).toHaveCSS('object-position', '49% 60%')

  await page.goto(`/admin?tab=pictures&q=${posts.word}`)
  await page.getByRole('list', { name: 'Pictures' }).getByRole('button').click()
  const details = page.getByRole('dialog', { name: 'Picture', exact: true })
  await expect(details.getByText('49% from the left, 60% from the top')).toBeVisible()
  await details.getByRole('button', { name: 'Set focal point...' }).click()
  const picture = dialog.locator('img').first()
  await expect(picture).toHaveJSProperty('complete', true)
  const box = await picture.boundingBox()
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.25, (box?.y ?? 0) + (box?.height ?? 0) * 0.1)
  await expect(handle).toHaveAttribute('aria-valuetext', /^2[45]% from the left, (9|10)% from the top$/)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(details.getByText(/^2[45]% from the left/)).toBeVisible()
})

test('an unused picture is removed with undo, and removed again from a selection', async ({ page, request, posts }) => {
  const alt = `Spare ${posts.word}`
  const url = await uploadPicture(request)
  await callAsAdmin(request, 'put', `/admin/pictures/${nameOf(url)}`, { alt })
  await openAsAdmin(page, `/admin?tab=pictures&filter=unused&q=${posts.word}`)
  await page.getByRole('list', { name: 'Pictures' }).getByRole('button', { name: alt }).click()
  await page.getByRole('dialog', { name: 'Picture' }).getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('1 picture removed')).toBeVisible()
  await expect(page.getByRole('heading', { name: /No pictures match/ })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 picture restored')).toBeVisible()
  await expect(page.getByRole('button', { name: alt })).toBeVisible()

  await page.getByRole('button', { name: 'Select Pictures' }).click()
  await page.getByRole('checkbox', { name: alt }).check()
  const bar = page.getByRole('group', { name: 'Selected pictures' })
  await bar.getByRole('button', { name: 'Remove unused' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('heading', { name: /No pictures match/ })).toBeVisible()
  await page.getByRole('group', { name: 'Filter pictures' }).getByRole('button', { name: 'Removed' }).click()
  await expect(page.getByText('29 days left')).toBeVisible()
  await page.getByRole('button', { name: alt }).click()
  await page.getByRole('dialog', { name: 'Picture' }).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('heading', { name: /No pictures match/ })).toBeVisible()
  expect(await pictureOf(request, posts.word)).toMatchObject({ url, removed_at: null })
})

test('a picture is replaced everywhere after a look at what changes, and the replacement undone', async ({
  page,
  request,
  posts,
}) => {
  const [old, by] = [await uploadPicture(request), await uploadPicture(request)]
  await callAsAdmin(request, 'put', `/admin/pictures/${nameOf(old)}`, { alt: `Old ${posts.word}` })
  await callAsAdmin(request, 'put', `/admin/pictures/${nameOf(by)}`, { alt: `New ${posts.word}` })
  const post = await posts.make({ title: 'Planing', previewImage: old, content: `<img src="${old}" alt="A">` })
  await openAsAdmin(page, `/admin?tab=pictures&q=${posts.word}`)
  await page
    .getByRole('list', { name: 'Pictures' })
    .getByRole('button', { name: `Old ${posts.word}` })
    .click()
  await page.getByRole('button', { name: 'Replace everywhere...' }).click()
  const choice = page.getByRole('dialog', { name: 'Replace with which picture?' })
  await choice.getByRole('searchbox').fill(posts.word)
  await choice.getByRole('button', { name: `New ${posts.word}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Replace everywhere' })
  await expect(dialog.getByRole('list', { name: 'Places to change' }).getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Replace in 2 places' }).click()
  await expect(page.getByText('Picture replaced in 2 places')).toBeVisible()
  const replaced = await storedPost(request, post.id)
  expect([replaced.previewImage, replaced.content.includes(by)]).toEqual([by, true])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Picture restored in 2 places')).toBeVisible()
  const restored = await storedPost(request, post.id)
  expect([restored.previewImage, restored.content.includes(old)]).toEqual([old, true])
})

test('pictures of a pasted document are stored on this site, and the note says which could not be', async ({
  page,
  request,
  posts,
  problems,
}) => {
  // One of the pictures is not there.
  problems.allow(/pictures\/fetch/)
  const host = 'https://lh7-rt.googleusercontent.com/docsz'
  await page.route(`${host}/**`, (route) => route.abort())
  const post = await posts.make({ title: 'Pasted', content: '<p>Text</p>' })
  await openAsAdmin(page, `/admin/post/${post.id}`)
  const editor = new EditorPage(page)
  await editor.content.click()
  await copyHtml(
    page,
    `<p>From a document</p><img src="${host}/still.png" alt="Still"><img src="${host}/gone.png" alt="Gone">`,
  )
  await page.keyboard.press('Control+V')
  await expect(editor.content.getByText('From a document')).toBeVisible()
  await expect(page.getByText('1 picture could not be copied to this site')).toBeVisible()
  await expect(editor.content.locator('img[alt="Still"]')).toHaveAttribute('src', /^\/uploads\//)
  await editor.save.click()
  await expect(page.getByText('Post updated successfully')).toBeVisible()
  expect((await storedPost(request, post.id)).content).toMatch(/<img src="\/uploads\/[^"]+" alt="Still"/)
})
