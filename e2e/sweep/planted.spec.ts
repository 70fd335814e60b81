import { expect } from '@playwright/test'
import { test } from './contexts'
import { longForm } from './forms'
import { forgetPresses } from './press'
import { IS_SOAK } from '../../lib/testing/soak.mjs'
import { WIDE } from './screen'
import { faultsOf } from './sweep-screens'

const button = (style: string, text = 'Count') =>
  `<button onclick="this.ariaPressed = this.ariaPressed !== 'true'" style="${style}">${text}</button>`

type Faults = Record<string, [html: string, found: RegExp]>

/** A page with one fault each that presses find, which are of the long form alone, and what the sweep says of it. */
const PRESSED: Faults = {
  'a control that does nothing': ['<button>Save</button>', /“Save” .* does nothing/],
  'a control that another covers': [
    `${button('')}<div style="position: fixed; inset: 0"></div>`,
    /“Count” .* is covered by div/,
  ],
  'a link that leads nowhere': ['<a href="/nothing-is-here">Read more about it</a>', /nothing-is-here answers 404/],
}
/** Faults that looks find. */
const SEEN: Faults = {
  'a page that is wider than its window': [
    '<div style="width: calc(100vw + 30px)">Wide</div>',
    /the page is \d+ px wide/,
  ],
  'a text that is cut': [
    button('width: 60px; white-space: nowrap; overflow: hidden', 'Unmistakable'),
    /does not fit into/,
  ],
  'a word that is broken': [
    '<h2 style="width: 40px; overflow-wrap: anywhere">Unmistakable</h2>',
    /“Unmistakable” is broken/,
  ],
  'a contrast that is too low in the dark': [
    '<p style="color-scheme: light dark; color: light-dark(#222, #333); background: light-dark(#fff, #222)">Text</p>',
    /^in the dark: color-contrast/m,
  ],
  'a target of 20 px': [
    button('width: 20px; height: 20px; padding: 0', '+') + button('width: 20px; height: 20px; padding: 0', '-'),
    /target-size/,
  ],
  'a console error': ['<script>console.error("a hydration failed")</script>', /a hydration failed/],
  'nothing, where nothing is wrong': [`${button('')}<a href="/about">About us</a>`, /^$/],
}
const HEAD =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A page</title>'
const FOCUS = 'a focus that does not show'
const ALL: Faults = {
  ...(IS_SOAK && PRESSED),
  ...SEEN,
  [FOCUS]: [button('outline: none'), /“Count” shows no focus/],
}

test.beforeAll(forgetPresses)
for (const [at, [fault, [html, found]]] of Object.entries(ALL).entries()) {
  // Only the keyboard shows focus.
  test(`the sweep finds ${fault}`, { tag: fault === FOCUS ? WIDE.tag : [] }, async ({ contexts, hasTouch }) => {
    const page = await contexts.pageOf('visitor')
    const path = `/planted/${at}`
    const body = `${HEAD}<main><h1>A page</h1>${html}</main>`
    await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }))
    const form = { ...longForm(hasTouch), isPressed: IS_SOAK }
    const faults = await faultsOf(page, { name: fault, path, as: 'visitor' }, hasTouch, form)
    await page.unrouteAll()
    expect(faults.join('\n')).toMatch(found)
  })
}
