import { createHash, randomBytes } from 'node:crypto'
import { routeAt } from '../routing/route-at'
import { env } from '../../core/env'

/** Firebase Authentication, which the visitor's browser calls to sign in. */
const IDENTITY_PROVIDER = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

/** Whether a page holds a post with a video. */
export const hasVideo = (html: string) => html.includes('<figure data-video=')

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/**
 * The sources that allow exactly the inline scripts of a page. Data blocks (JSON-LD) are not executed and need none.
 * @param encoding in which the string holds the bytes of the page
 * @returns `'sha256-…'`
 */
export function inlineScriptHashes(html: string, encoding: 'utf8' | 'latin1' = 'utf8'): string[] {
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
 * @param scripts sources of its inline scripts: hashes, or a nonce
 * @param page.videos whether it may show players of videos
 */
export function contentSecurityPolicy(scripts: string[], { videos = false }: { videos?: boolean } = {}): string {
  const { FIREBASE_API_KEY, FIREBASE_AUTH_EMULATOR_HOST: emulator } = env()
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ['*', 'data:', 'blob:'],
    ...(FIREBASE_API_KEY && {
      'connect-src': ["'self'", ...IDENTITY_PROVIDER, ...(emulator ? [`http://${emulator}`] : [])],
    }),
    ...(videos && { 'frame-src': VIDEO_PLAYERS }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';')
}

/**
 * A Content-Security-Policy with a new nonce for one render of a page: only inline scripts with the nonce run. Next reads the nonce
 * from the request's header.
 * @param url path and query
 * @returns null for a cached page, whose scripts are allowed by hash, and in development, which needs eval
 */
export function noncePolicy(url: string): string | null {
  if (routeAt(url)?.route.policy === 'hashes' || env().NODE_ENV !== 'production') return null
  return contentSecurityPolicy([`'nonce-${randomBytes(16).toString('base64')}'`], { videos: url.startsWith('/draft/') })
}
