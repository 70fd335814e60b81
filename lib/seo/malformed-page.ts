import { escapeHtml } from '../format/texts/escape'

export const MALFORMED_ADDRESS = 'The address is not valid: it holds a percent sign that stands for no character.'

/** A standalone page: Next cannot render one for an address that it cannot parse. */
export const malformedPage = (siteName: string) =>
  [
    '<!doctype html>',
    '<html lang="en" style="color-scheme: light dark">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>Bad Request | ${escapeHtml(siteName)}</title>`,
    '<body style="max-width: 40rem; margin: 15vh auto; padding: 0 1rem; font: 1.1rem/1.6 system-ui">',
    '<h1>Bad Request</h1>',
    `<p>${MALFORMED_ADDRESS}</p>`,
    '<p><a href="/">Back to Home</a></p>',
  ].join('\n')
