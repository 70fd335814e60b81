import { expect, test, vi } from 'vitest'
import { ADMIN_PASSWORD, makePost } from '@/lib/testing/api'
import { onEmbedded } from '@/lib/testing/database'
import { readLlmsText } from './feeds/read-llms-text'
import { readSitemap } from './sitemap'
import '@/lib/testing/provide-site-api'

vi.stubEnv('ADMIN_PASSWORD', ADMIN_PASSWORD)

onEmbedded(() => {
  test('the index names no sitemap whose posts are all hidden from search engines', async () => {
    await makePost({ seo: { noindex: true } })
    expect(await readSitemap('posts-1.xml')).toBeNull()
    expect(await readSitemap('index.xml')).not.toContain('posts-1.xml')
    const { id } = await makePost()
    expect(await readSitemap('index.xml')).toContain('posts-1.xml')
    expect(await readSitemap('posts-1.xml')).toContain(id)
  })

  test('posts that are hidden from search engines, or whose original is elsewhere, are not in llms.txt', async () => {
    const hidden = await makePost({ seo: { noindex: true } })
    const copied = await makePost({ seo: { canonical: 'https://original.example/post' } })
    const { id } = await makePost()
    const text = await readLlmsText()
    expect(text).toContain(id)
    expect(text).not.toContain(hidden.id)
    expect(text).not.toContain(copied.id)
  })
})
