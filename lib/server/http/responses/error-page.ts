import 'server-only'
import { createHash } from 'node:crypto'
import { escapeHtml } from '@/lib/format/texts/escape'
import { env } from '../../core/env'

const BUSY = 'Too many pages are being rendered at the moment. Please try again in a few seconds.'
/** Seconds. */
const RETRY_AFTER = 2
const STYLE =
  'html{color-scheme:light dark}body{max-width:40rem;margin:15vh auto;padding:0 1rem;font:1.1rem/1.6 system-ui}'

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * An error page that this process sends itself, without Next.
 * @param title,text plain text without markup, and nothing that a visitor wrote
 */
export function errorPage(status: number, title: string, text: string, headers: Record<string, string> = {}) {
  const body = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} | ${escapeHtml(env().SITE_NAME)}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
<p>${text}</p>`
  return { status, type: 'text/html; charset=utf-8', body, headers: { ...headers, 'content-security-policy': POLICY } }
}

/** The response while the limit of concurrent renders is reached. */
export const busyResponse = () => errorPage(503, 'Busy', BUSY, { 'retry-after': `${RETRY_AFTER}` })
