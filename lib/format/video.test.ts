import { expect, test } from 'vitest'
import { videoOf } from './video'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=1m30s', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s'],
  ['//www.youtube.com/embed/dQw4w9WgXcQ?start=12', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12s'],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/abc-123_x', 'https://www.youtube.com/watch?v=abc-123_x'],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://www.youtube.com/embed/videoseries?list=PL1', undefined],
  ['https://www.youtube.com/@builder', undefined],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', undefined],
  ['javascript:https://youtu.be/dQw4w9WgXcQ', undefined],
  ['/watch?v=dQw4w9WgXcQ', undefined],
])('%s is the video %s', (address, href) => {
  expect(videoOf(address)?.href).toBe(href)
})
