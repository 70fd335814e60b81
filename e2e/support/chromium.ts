import { existsSync } from 'node:fs'

/** Chromium without the browser's own window around the pages runs the journeys in two thirds of the time. */
const PLACES = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser of this machine; undefined leaves the choice to Playwright's own download. */
export const chromiumPath = PLACES.find((place) => place && existsSync(place))
