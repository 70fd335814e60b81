/** The site on its embedded API, and the same build with that API as another process. */
export const EMBEDDED = { port: 3210, url: 'http://localhost:3210' }
export const EXTERNAL = { port: 3211, url: 'http://localhost:3211' }
/** The site as crawlers and sharers meet it. */
export const FOUND = { port: 3214, url: 'http://localhost:3214' }
/** Saved pages of shops, from which the product reader reads. */
export const SHOP = { port: 3212, url: 'http://localhost:3212' }

export const ADMIN = { username: 'admin', password: 'plumb and level' }

/** The Auth Emulator, in the place of the identity provider. */
export const EMULATOR = { project: 'demo-journeys', port: 3213, host: '127.0.0.1:3213', url: 'http://127.0.0.1:3213' }
