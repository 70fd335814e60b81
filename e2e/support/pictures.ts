import { randomInt } from 'node:crypto'
import { type APIRequestContext, expect, type JSHandle, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ADMIN_HEADER } from './admin'

/** An image file for a file chooser. */
export async function pictureFile(name: string, color: string, width = 600, height = 400) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: color } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** Uploads a picture that no other test has. @returns its address. */
export async function uploadPicture(request: APIRequestContext): Promise<string> {
  const color = `rgb(${randomInt(256)}, ${randomInt(256)}, ${randomInt(256)})`
  const image = await pictureFile('a.png', color, 600 + randomInt(300), 400 + randomInt(300))
  const response = await request.post('/api/curated-posts/upload-image', {
    headers: { authorization: ADMIN_HEADER },
    multipart: { image, postId: 'draft-1' },
  })
  expect(response.ok(), `upload: ${response.status()}`).toBe(true)
  return (await response.json()).data.url
}

/** Drops files on an element. */
export async function dropFiles(
  page: Page,
  target: Locator,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  const transferred = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }))
  const dataTransfer: JSHandle = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: mimeType }))
    }
    return transfer
  }, transferred)
  const box = await target.boundingBox()
  const at = box ? { clientX: box.x + box.width / 2, clientY: box.y + box.height - 1 } : {}
  await target.dispatchEvent('dragover', { dataTransfer, ...at })
  await target.dispatchEvent('drop', { dataTransfer, ...at })
}

/** Copies an image to the clipboard. */
export async function copyPicture(page: Page, color: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(300, 200)
    const drawing = canvas.getContext('2d')
    if (!drawing) throw new Error('no drawing')
    drawing.fillStyle = fill
    drawing.fillRect(0, 0, 300, 200)
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
  }, color)
}

/** Copies HTML to the clipboard, like another application. */
export async function copyHtml(page: Page, html: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(
    (markup) =>
      navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([markup], { type: 'text/html' }) })]),
    html,
  )
}
