import { expect, test, vi } from 'vitest'
import { ADMIN_PASSWORD, makePost } from '../../../testing/api'
import { onEmbedded } from '../../../testing/database'
import { database } from '../../db/open/connect'
import type { StoredSummary } from '../post-row'
import { withExcerpts } from './list-posts'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

/** The excerpt of a post with a content, in a search for `drill`. */
async function excerptOf(content: string, title = 'A door') {
  const { id } = await makePost({ title, summary: 'Four ways to free it.', content })
  const found = [{ id, title, summary: 'Four ways to free it.' }] as StoredSummary[]
  return (await withExcerpts(await database(), found, ['drill', 'driver']))[0]?.excerpt
}

onEmbedded(() => {
  test('a post that matches in its text alone has the sentence with the word', async () => {
    expect(
      await excerptOf('<p>Plane it last. A <strong>drill</strong> strips these screws &amp; more. Wait.</p>'),
    ).toBe('A drill strips these screws & more.')
    expect(await excerptOf('<ul><li><p>Two Drills</p></li><li><p>A saw</p></li></ul>')).toBe('Two Drills')
  })

  test('a long sentence begins near the word, and ends after a whole one', async () => {
    const excerpt = await excerptOf(
      `<p>${'before the word comes '.repeat(9)}a drill, ${'and then much more '.repeat(9)}.</p>`,
    )
    expect(excerpt).toMatch(
      /^\.\.\.the word comes .*a drill, and then .*\bmuch\.\.\.$|^\.\.\..{10,40}a drill, .*\w\.\.\.$/,
    )
    expect(excerpt?.length).toBeLessThanOrEqual(126)
  })

  test('words of a table, parts of words and a title that matches make no excerpt', async () => {
    expect(
      await excerptOf('<table data-kit=""><tbody><tr><td>Drill</td></tr></tbody></table><p>Drilling</p>'),
    ).toBeNull()
    expect(await excerptOf('<p>A drill.</p>', 'A drill press')).toBeUndefined()
  })
})
