import { request } from 'undici'
import sharp from 'sharp'

const WORDS_OF_PARAGRAPH = 80
const LINES = [
  'Measure the opening twice and note the smaller figure before the saw leaves its case',
  'A coat of thin primer keeps the knots from showing through the paint next spring',
  'Clamp the board to the bench and let the blade do the work without pressing',
  'The joint holds when both faces are dry and clean and the glue covers all of them',
]

/** HTML of an article with headings, lists, tables and links, as a long guide has them. */
export function longArticle(words: number, pictures: readonly string[]): string {
  const count = Math.ceil(words / WORDS_OF_PARAGRAPH)
  const every = Math.max(1, Math.floor(count / Math.max(1, pictures.length)))
  const parts = Array.from({ length: count }, (_, at) => {
    const picture = at % every === 0 ? pictures[at / every] : undefined
    const figure = picture
      ? `<figure><img src="${picture}" alt="Step ${at}"><figcaption>Step ${at}</figcaption></figure>`
      : ''
    return partOf(at) + figure
  })
  return parts.join('')
}

function partOf(at: number): string {
  const sentences = Array.from({ length: 5 }, (_, line) => `${LINES[(at + line) % LINES.length]}.`)
  const text = sentences.join(' ')
  if (at % 9 === 8) return `<ol>${sentences.map((sentence) => `<li><p>${sentence}</p></li>`).join('')}</ol>`
  const heading = at % 6 === 0 ? `<h2>Part ${at / 6 + 1}: what to look at first</h2>` : ''
  const linked = text
    .replace('the', '<a href="https://example.org/guide">the</a>')
    .replace('board', '<strong>board</strong>')
  return `${heading}<p>${linked}</p>`
}

/** Uploads small pictures, each of another colour. @returns their addresses. */
export async function uploadPictures(origin: string, authorization: string, count: number): Promise<string[]> {
  const addresses: string[] = []
  for (let at = 0; at < count; at += 1) {
    const background = { r: (at * 37) % 256, g: (at * 91) % 256, b: 120 }
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .png()
      .toBuffer()
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'step.png')
    body.append('postId', 'draft-1')
    const response = await fetch(`${origin}/api/curated-posts/upload-image`, {
      method: 'POST',
      headers: { authorization },
      body,
    })
    const { data } = (await response.json()) as { data: { url: string } }
    addresses.push(data.url)
  }
  return addresses
}

/** Creates a draft. @returns its id. */
export async function createDraft(origin: string, authorization: string, content: string): Promise<string> {
  const response = await request(`${origin}/api/curated-posts`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'A long guide', summary: 'For the benchmark', content }),
  })
  const { data } = (await response.body.json()) as { data: { post: { id: string } } }
  return data.post.id
}
