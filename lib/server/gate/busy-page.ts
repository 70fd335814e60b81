import 'server-only'
import { createHash } from 'node:crypto'

const BUSY = 'Too many pages are being drawn at the moment. Please try again in a few seconds.'
/** Seconds. */
const RETRY_AFTER = 2
const STYLE = 'html{color-scheme:light dark}body{max-width:40rem;margin:15vh auto;padding:0 1rem;font:1.1rem/1.6 system-ui}'

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Busy</title>
<style>${STYLE}</style>
<h1>Busy</h1>
<p>${BUSY}</p>`

const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** What a visitor gets for whom no page can be drawn now. */
export const BUSY_ANSWER = {
  status: 503,
  type: 'text/html; charset=utf-8',
  body: PAGE,
  headers: { 'retry-after': `${RETRY_AFTER}`, 'content-security-policy': POLICY },
}
