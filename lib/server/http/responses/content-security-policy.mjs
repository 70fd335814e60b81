import { createHash } from 'node:crypto'

/** Firebase Authentication, which the visitor's browser calls to sign in. */
const IDENTITY_PROVIDER = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** Players of videos in posts. */
const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/**
 * Whether a page holds a post with a video.
 * @param {string} html
 */
export const hasVideo = (html) => html.includes('<figure data-video=')

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/**
 * The sources that allow exactly the inline scripts of a page. Data blocks (JSON-LD) are not executed and need none.
 * @param {string} html
 * @param {'utf8' | 'latin1'} [encoding] in which the string holds the bytes of the page
 * @returns {string[]} `'sha256-…'`
 */
export function inlineScriptHashes(html, encoding = 'utf8') {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(
    ([, attributes = '']) => !attributes.includes('application/ld+json'),
  )
  return [
    ...new Set(
      scripts.map(([, , script = '']) => `'sha256-${createHash('sha256').update(script, encoding).digest('base64')}'`),
    ),
  ]
}

/**
 * The Content-Security-Policy of a page.
 * @param {string[]} scripts sources of its inline scripts: hashes, or a nonce
 * @param {{ videos?: boolean }} [page] whether it may show players of videos
 */
export function contentSecurityPolicy(scripts, { videos = false } = {}) {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'https:', 'http:', 'data:', 'blob:'],
    'connect-src': ["'self'", ...IDENTITY_PROVIDER, ...(emulator ? [`http://${emulator}`] : [])],
    ...(videos && { 'frame-src': VIDEO_PLAYERS }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
