import { existsSync } from 'node:fs'

const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser of this machine; undefined leaves the choice to Playwright's own download. */
export const chromiumPath = PLACES.find((place) => place && existsSync(place))
