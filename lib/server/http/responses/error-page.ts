import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { escapeHtml } from '@/lib/format/texts/escape'
import { env } from '../../core/env'
import { RETRY_SECONDS } from '../../core/request/render-context'

/** Next cannot render a page for an address that it cannot parse. */
export const MALFORMED_ADDRESS = 'The address is not valid: it holds a percent sign that stands for no character.'

const BUSY = 'Too many pages are being rendered at the moment. Please try again in a few seconds.'

/** Seconds. */
const RETRY_AFTER = 2

const STYLE =
  'html{color-scheme:light dark}body{max-width:40rem;margin:15vh auto;padding:0 1rem;font:1.1rem/1.6 system-ui}'

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * An error page that this process sends itself, without Next.
 * @param title,text HTML with nothing that a visitor wrote
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

const TEXT = 'This page could not be loaded. It may work again in a moment.'

/**
 * Sets the headers of the page shown in place of one that failed during an outage: Next's own error page is empty without scripts.
 * @returns its body; null for a response that is no page, whose body stays
 */
export function outagePage(response: ServerResponse): string | null {
  const isPage = String(response.getHeader('content-type') ?? '').startsWith('text/html')
  response.setHeader('retry-after', RETRY_SECONDS)
  response.setHeader('cache-control', 'no-store')
  if (!isPage) return null
  const { type, body, headers } = errorPage(503, 'Something went wrong', TEXT)
  for (const name of ['content-encoding', 'etag', 'transfer-encoding']) response.removeHeader(name)
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('content-type', type)
  response.setHeader('content-length', Buffer.byteLength(body))
  return body
}
