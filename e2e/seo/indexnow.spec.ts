import { expect, test } from '@playwright/test'
import { TestPosts } from '../support/admin'
import { changeStored } from '../support/posts'
import { SEO_SITE, INDEXNOW_SERVER } from '../support/sites'

test('IndexNow is notified of a published post, and not of a draft', async ({ request }) => {
  const own = new TestPosts(request)
  const draft = await own.make({ title: 'A draft' })
  const post = await own.make({ title: 'News' })
  await changeStored(request, post.id, { status: 'published' })
  const notifications = async () => JSON.stringify(await (await request.get(INDEXNOW_SERVER.url)).json())
  await expect
    .poll(notifications, { timeout: 30_000 })
    .toContain(`${SEO_SITE.url}/curated-posts/${post.slug}/${post.id}`)
  expect(await notifications()).not.toContain(draft.id)
  const [{ keyLocation, key }] = JSON.parse(await notifications())
  expect(keyLocation).toBe(`${SEO_SITE.url}/${INDEXNOW_SERVER.key}.txt`)
  const proof = await request.get(keyLocation)
  expect([proof.status(), await proof.text()]).toEqual([200, key])
  expect((await request.get('/another-key-file.txt')).status()).toBe(404)
  await own.removeAll()
})
