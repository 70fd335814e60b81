import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { Post } from '../../lib/contract/posts/post'
import { openAsAdmin } from './admin'
import { newDraft } from './posts'

/**
 * Hides the unsaved new posts of concurrent tests, which the server offers to every browser of the administrator. Not by
 * a route, with which a page loads everything without the browser's cache.
 */
export async function hideOthersNewPosts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch
    window.fetch = (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, document.baseURI)
      return pathname === '/api/admin/drafts' && search === ''
        ? Promise.resolve(Response.json({ success: true, data: { drafts: [] } }))
        : send(input, init)
    }
  })
}

/** Page object of the post editor. */
export class EditorPage {
  readonly title: Locator
  readonly summary: Locator
  readonly content: Locator
  readonly marker: Locator
  readonly products: Locator
  readonly save: Locator
  readonly sheet: Locator

  constructor(readonly page: Page) {
    this.title = page.getByRole('textbox', { name: 'Title' })
    this.summary = page.getByRole('textbox', { name: 'Short Summary' })
    this.content = page.getByRole('textbox', { name: 'Content' })
    this.marker = page.getByText('Unsaved changes')
    this.products = page.getByRole('combobox', { name: 'Linked Products' })
    this.save = page.getByRole('button', { name: /^(Create Post|Update Post|Saving\.\.\.)$/ })
    this.sheet = page.getByRole('dialog', { name: 'Publish' })
  }

  async create(): Promise<this> {
    await hideOthersNewPosts(this.page)
    await openAsAdmin(this.page, '/admin/post/create')
    await this.content.waitFor()
    return this
  }

  /** Creates a draft through the API and opens it. */
  async edit(request: APIRequestContext, fields: Partial<Post> = {}): Promise<Post> {
    const post = await newDraft(request, fields)
    await openAsAdmin(this.page, `/admin/post/${post.id}`)
    await this.title.waitFor()
    return post
  }

  /** Opens the sheet with checks, dates and previews. */
  async openSheet(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click()
    await this.sheet.waitFor()
    return this.sheet
  }

  /** Opens what is closed at first: author, search engines, history, readers. */
  async openMore(): Promise<void> {
    await this.page.getByText('More settings').click()
  }

  /** The toolbar button with a name. */
  command(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Text formatting' }).getByRole('button', { name, exact: true })
  }

  /** Waits until typing goes to the content, at its own cursor: on phones Tiptap sets that a frame after the focus. */
  async expectFocus(): Promise<void> {
    await expect(this.content).toBeFocused()
    await this.page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    })
  }

  /** HTML of the content without attributes that only the editor adds. */
  async markup(): Promise<string> {
    return this.content.evaluate((body) => {
      const copy = body.cloneNode(true) as HTMLElement
      for (const own of copy.querySelectorAll(
        '.ProseMirror-widget, .ProseMirror-trailingBreak, .ProseMirror-separator',
      ))
        own.remove()
      for (const element of copy.querySelectorAll('*')) {
        for (const { name } of [...element.attributes]) {
          if (!['href', 'src', 'alt', 'width', 'data-align'].includes(name)) element.removeAttribute(name)
        }
      }
      return copy.innerHTML.replace(/(<p><\/p>)+$/, '')
    })
  }

  /** All unsaved drafts stored in this browser. */
  async storedDrafts(): Promise<{ values: { title: string; content: string } }[]> {
    return this.page.evaluate(async () => {
      const name = 'plumbline-drafts'
      if (!(await indexedDB.databases()).some((database) => database.name === name)) return []
      return new Promise((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      })
    })
  }

  /** Opens the settings of an image in the text. */
  async openPicture(index = 0): Promise<Locator> {
    await this.content.locator('img').nth(index).click()
    const settings = this.page.getByRole('dialog', { name: 'Image settings' })
    await settings.waitFor()
    return settings
  }
}
