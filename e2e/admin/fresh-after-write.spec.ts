import { repeats } from '../../lib/testing/soak.mjs'
import { ADMIN_HEADER, TestPosts } from '../support/admin'
import { expect, requestTest } from '../support/page-test'

const CHANGES = repeats({ short: 15, long: 40 })
const READERS = 4

requestTest(
  'no request after a write gets the page from before it, under concurrent reads',
  async ({ request, baseURL }) => {
    const posts = new TestPosts(request)
    const post = await posts.make({ title: 'Change 0', status: 'published' })
    const pages = ['/', `/curated-posts/${post.slug}/${post.id}`, '/page/1']
    const older: string[] = []
    let [answered, changing] = [0, true]
    const read = async (path: string) => {
      const least = answered
      const html = await (await fetch(new URL(path, baseURL))).text()
      // Parts of a title are in elements of their own.
      const text = html.replace(/<[^>]*>/g, '')
      const shown = Number(new RegExp(`Change (\\d+) ${posts.word}`).exec(text)?.[1] ?? -1)
      if (shown < least) older.push(`${path} showed ${shown} after ${least} was answered`)
    }
    const readers = Array.from({ length: READERS }, async (_, index) => {
      for (let visit = index; changing; visit += 1) await read(pages[visit % pages.length] ?? '/')
    })
    for (let change = 1; change <= CHANGES; change += 1) {
      const headers = { authorization: ADMIN_HEADER }
      const answer = await request.put(`/api/curated-posts/${post.id}`, {
        headers,
        data: { title: `Change ${change} ${posts.word}` },
      })
      expect(answer.status()).toBe(200)
      answered = change
      await read(pages[change % pages.length] ?? '/')
    }
    changing = false
    await Promise.all(readers)
    await posts.removeAll()
    expect(older).toEqual([])
  },
)
