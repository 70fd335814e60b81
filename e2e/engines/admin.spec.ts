import path from 'node:path'
import { ADMIN } from '../support/sites'
import { root } from '../support/site-server'
import { allPosts, apiPost, expect, storedWork, test } from './engine-test'
import type { Visitor } from './visitor'

const CONTENT = '[role=textbox][aria-label=Content], [contenteditable=true]'

async function signIn(visitor: Visitor, password = ADMIN.password): Promise<void> {
  await visitor.replace('Username', ADMIN.username)
  await visitor.replace('Password', password)
  await visitor.press('Sign in', { within: 'main' })
}

/** Opens a page of the administrator; the browser may be signed in. */
async function open(visitor: Visitor, address: string, text: string): Promise<void> {
  await visitor.open(address)
  await visitor.wait(
    (part) => document.body.innerText.includes(part) || document.body.innerText.includes('Admin Login'),
    text,
    `${text} or the sign-in`,
  )
  if (await visitor.read(() => document.body.innerText.includes('Admin Login'), null)) await signIn(visitor)
  await visitor.sees(text)
}

/** Chooses from the menu of the first row. */
async function chooseInRow(visitor: Visitor, name: string): Promise<void> {
  await visitor.press('More', { within: 'main li' })
  await visitor.press(name, { within: '[role=menu]' })
}

/** Leaves unsaved work behind, which would be offered to the next test. */
async function openNew(visitor: Visitor): Promise<string> {
  await open(visitor, '/admin/post/create', 'Short Summary')
  await visitor.wait((content) => document.querySelector(content), CONTENT, 'the editor is there')
  const title = `Smoke ${Date.now()}`
  await visitor.fill('Title', title)
  await visitor.fill('Short Summary', 'In short')
  return title
}

const isPictureShown = (selector: string) => {
  const picture = document.querySelector<HTMLImageElement>(selector)
  return picture && picture.naturalWidth > 0 && picture.getBoundingClientRect().width > 100
}
const isGone = (text: string) => !document.body.innerText.includes(text)

test('a wrong password is rejected', async ({ visitor }) => {
  await visitor.open('/admin-login')
  await visitor.read(() => sessionStorage.clear(), null)
  await signIn(visitor, 'not the password')
  await visitor.sees('Invalid admin credentials')
})

test('the right password opens the dashboard', async ({ visitor }) => {
  await visitor.open('/admin-login')
  await signIn(visitor)
  await visitor.sees('Admin Dashboard')
  await visitor.wait(() => location.pathname === '/admin', null, 'the address is /admin')
})

test('a post is written and saved', async ({ visitor }) => {
  const title = await openNew(visitor)
  await visitor.pressElement(CONTENT)
  await visitor.type('Cut ')
  await visitor.pressElement('[aria-label=Bold]')
  await visitor.type('twice')
  const weight = await visitor.wait(
    () => {
      const strong = document.querySelector('[contenteditable=true] strong')
      return strong?.textContent === 'twice' ? getComputedStyle(strong).fontWeight : null
    },
    null,
    'the word is bold',
  )
  expect(Number(weight)).toBeGreaterThanOrEqual(600)
  await visitor.press('Create Post', { within: 'main', nth: 1 })
  await visitor.sees('Post created successfully')
  const post = (await allPosts()).find((each) => each.title === title)
  expect(post).toMatchObject({ status: 'draft', summary: 'In short' })
})

test('a category is chosen by its name, and the list stays open', async ({ visitor }) => {
  await openNew(visitor)
  await visitor.press('Choose categories')
  await visitor.press('Home Office', { within: 'fieldset' })
  await visitor.press('Appliances', { within: 'fieldset' })
  await visitor.wait(
    () =>
      ['Home Office', 'Appliances'].every((name) => document.querySelector(`[aria-label="Remove category ${name}"]`)),
    null,
    'both categories are chosen',
  )
})

test('a picture is uploaded into the text and shown', async ({ visitor }) => {
  await openNew(visitor)
  await visitor.pressElement(CONTENT)
  await visitor.pressElement('[aria-label="Insert image"]')
  await visitor.sees('Add Image')
  await visitor.chooseFile('[role=dialog] input[type=file]', path.join(root, 'public/icon-512.png'))
  await visitor.sees('Image uploaded successfully!')
  await visitor.wait(isPictureShown, '[role=dialog] img', 'the dialog shows the picture')
  await visitor.press('Insert', { within: '[role=dialog]' })
  await visitor.wait(isPictureShown, '[contenteditable=true] img', 'the text shows the picture')
})

test('leaving with unsaved changes asks, and Stay keeps them', async ({ visitor }) => {
  const title = await openNew(visitor)
  await visitor.press('Back', { within: 'main' })
  await visitor.sees('You have unsaved changes. Are you sure you want to go back?')
  await visitor.press('Stay')
  await visitor.wait(
    (text) =>
      [...document.querySelectorAll('input, textarea')].some((field) => (field as HTMLInputElement).value === text),
    title,
    'the title is there',
  )
  await visitor.press('Back', { within: 'main' })
  await visitor.press('Leave')
  await visitor.wait(() => location.pathname === '/admin', null, 'the dashboard is open')
})

test('unsaved work is offered again and restored', async ({ visitor }) => {
  const post = await apiPost({ title: 'To restore', content: '<p>Begun</p>' })
  await open(visitor, `/admin/post/${post.id}`, 'Short Summary')
  await visitor.pressField('Short Summary')
  await visitor.type(' carried on')
  await visitor.sees('Unsaved changes')
  await expect.poll(() => storedWork(post.id)).toContain('carried on')
  await visitor.reload()
  await visitor.sees('There is unsaved work')
  await visitor.press('Restore')
  await visitor.wait(
    () =>
      [...document.querySelectorAll('textarea, input')].some((field) =>
        (field as HTMLInputElement).value.includes('carried on'),
      ),
    null,
    'the text is back',
  )
  await visitor.press('Update Post')
  await visitor.sees('Post updated successfully')
})

test('a post is published and shown', async ({ visitor }) => {
  const post = await apiPost({ title: `To publish ${Date.now()}` })
  await open(visitor, `/admin?q=${encodeURIComponent(post.title)}`, post.title)
  await visitor.press('Publish', { within: 'main li' })
  await visitor.sees('Post updated successfully')
  await chooseInRow(visitor, 'View post')
  await visitor.wait((title) => document.querySelector('h1')?.textContent === title, post.title, 'the post is public')
})

test('a post is previewed as a draft', async ({ visitor }) => {
  const post = await apiPost({ title: `To preview ${Date.now()}` })
  await open(visitor, `/admin?q=${encodeURIComponent(post.title)}`, post.title)
  await chooseInRow(visitor, 'Preview')
  await visitor.sees('Draft Preview - This post is not published and can only be viewed by admins.')
})

test('a post is deleted after a question', async ({ visitor }) => {
  const post = await apiPost({ title: `To delete ${Date.now()}` })
  await open(visitor, `/admin?q=${encodeURIComponent(post.title)}`, post.title)
  await chooseInRow(visitor, 'Delete')
  await visitor.sees('Are you sure you want to delete this post? This action cannot be undone.')
  await visitor.press('Delete', { within: '[role=alertdialog]' })
  await visitor.sees('Post deleted successfully')
  await visitor.wait(isGone, post.title, 'the post is gone')
})

test('the list of posts is filtered', async ({ visitor }) => {
  await open(visitor, '/admin', 'Admin Dashboard')
  await visitor.box('More', { within: 'main li' })
  await visitor.press('Highlighted', { within: '[aria-label="Filter by status"]' })
  await visitor.wait(() => location.search.includes('filter=highlighted'), null, 'the address has the filter')
  await visitor.wait(
    () => {
      const texts = [...document.querySelectorAll('main li h2')].map((each) => each.closest('li')?.innerText ?? '')
      return texts.length > 0 && texts.every((text) => text.includes('Unhighlight'))
    },
    null,
    'there are highlighted posts and no others',
  )
})

test('signing out closes the dashboard', async ({ visitor }) => {
  await open(visitor, '/admin', 'Admin Dashboard')
  await visitor.press('Sign out')
  await visitor.sees('Admin Login')
})
