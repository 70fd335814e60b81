import { beforeAll, expect, test, vi } from 'vitest'
import { ADMIN, ADMIN_PASSWORD, call, makePost } from '../../testing/api'
import { MISSING_PAGE, MISSING_POST, findMissingPage } from './missing-pages'
import { onEmbedded } from '../../testing/database'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

onEmbedded(() => {
  const ids = { published: '', draft: '', deleted: '', deletedDraft: '' }
  beforeAll(async () => {
    for (const kind of ['published', 'deleted'] as const) ids[kind] = (await makePost()).id
    for (const kind of ['draft', 'deletedDraft'] as const) ids[kind] = (await makePost({ status: 'draft' })).id
    for (const id of [ids.deleted, ids.deletedDraft]) await call('DELETE', `/curated-posts/${id}`, { as: ADMIN })
  })

  test('an existing post is rendered at any address with its id, and so is the page of a deleted one', async () => {
    const { published, deleted } = ids
    for (const address of [
      published,
      `oak/${published}`,
      published.toUpperCase(),
      `~/oak/${published}`,
      `~/${published}`,
      `%6Fak/${published}`,
      deleted,
    ]) {
      expect(await findMissingPage(`/curated-posts/${address}`), address).toBeNull()
    }
  })

  test('missing posts and drafts share one page', async () => {
    const { draft, deletedDraft } = ids
    for (const address of ['none', 'oak/none', draft, `oak/${draft}`, deletedDraft, '~/oak/none']) {
      expect(await findMissingPage(`/curated-posts/${address}`), address).toBe(MISSING_POST)
    }
  })

  test('so do the social cards of missing posts and drafts', async () => {
    const { published, draft } = ids
    for (const name of ['none.jpg', `${draft}.png`, '%00.jpg.jpg'])
      expect(await findMissingPage(`/social/post/${name}`), name).toBe(name.includes('%00') ? null : MISSING_POST)
    for (const name of [`${published}.jpg`, `${published}.png`])
      expect(await findMissingPage(`/social/post/${name}`), name).toBeNull()
  })

  test('pages after the last of all posts are missing', async () => {
    expect(await findMissingPage('/page/1')).toBeNull()
    expect(await findMissingPage('/page/2')).toBe(MISSING_PAGE)
    for (let n = 0; n < 10; n += 1) await makePost()
    expect(await findMissingPage('/page/2')).toBeNull()
    expect(await findMissingPage('/page/3')).toBe(MISSING_PAGE)
  })

  test('other addresses are rendered', async () => {
    for (const address of [
      '/',
      '/category/Appliances/',
      '/curated-posts/',
      '/curated-posts/%ff',
      '/curated-posts/%00x',
      MISSING_POST,
      MISSING_PAGE,
    ]) {
      expect(await findMissingPage(address), address).toBeNull()
    }
  })
})
