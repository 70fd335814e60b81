const at = (port: number) => ({ port, url: `http://localhost:${port}` })

/** The site with the embedded API for read-only tests: nobody writes to it, so that its content is fixed. */
export const READING = at(3210)
/** The same build and content, for tests that write: the admin and visitors with an account. */
export const WRITING = at(3214)
/** Sites without data, whose external API is one of the two above. */
export const READING_APART = at(3211)
export const WRITING_APART = at(3215)
/** The site of the SEO tests. */
export const FOUND = at(3216)
/** Mock of the IndexNow endpoint. */
export const PINGS = { ...at(3217), key: 'the-key-of-the-journeys' }
/** Mock of the shops, with saved pages for the product reader. */
export const SHOP = { port: 3212, url: 'http://localhost:3212' }

export const ADMIN = { username: 'admin', password: 'plumb and level' }

/** Auth Emulator in place of the identity provider. */
export const EMULATOR = { project: 'demo-journeys', port: 3213, host: '127.0.0.1:3213', url: 'http://127.0.0.1:3213' }
/** The site of the operations tests, started and stopped by them. */
export const OPERATED = at(3218)
/** Two builds of the site for the rollout test. */
export const OLD_BUILD = at(3220)
export const NEW_BUILD = at(3221)
