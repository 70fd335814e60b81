// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'

const SCRIPT = readFileSync(path.join(import.meta.dirname, '../../../public/video-player.js'), 'utf8')

test('a video plays on a press where the browser denies storage', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  document.body.innerHTML =
    '<div class="prose"><figure data-video="youtube"><a href="https://www.youtube.com/watch?v=abcdef12345">Saw</a></figure></div>'
  new Function(SCRIPT)()
  document.querySelector('a')?.click()
  expect(document.querySelector('iframe')?.src).toContain('youtube-nocookie.com/embed/abcdef12345')
})
