const at = (port: number) => ({ port, url: `http://localhost:${port}` })

/** The site with the embedded API for read-only tests: nobody writes to it, so that its content is fixed. */
export const READ_ONLY_SITE = at(3210)
/** The same build and content, for tests that write: the admin and visitors with an account. */
export const WRITABLE_SITE = at(3214)
/** Sites without data, whose external API is one of the two above. */
export const READ_ONLY_EXTERNAL_SITE = at(3211)
export const WRITABLE_EXTERNAL_SITE = at(3215)
/** The site of the SEO tests. */
export const SEO_SITE = at(3216)
/** Mock of the IndexNow endpoint. */
export const INDEXNOW_SERVER = { ...at(3217), key: 'key-of-the-e2e-tests' }
/** Mock of the shops, with saved pages for the product reader. */
export const SHOP_SERVER = { port: 3212, url: 'http://localhost:3212' }

export const ADMIN = { username: 'admin', password: 'plumb and level' }

/** Auth Emulator in place of the identity provider. */
export const AUTH_EMULATOR = { project: 'demo-e2e', port: 3213, host: '127.0.0.1:3213', url: 'http://127.0.0.1:3213' }
/** The site of the operations tests, started and stopped by them. */
export const OPERATIONS_SITE = at(3218)
/** Two builds of the site for the rollout test. */
export const OLD_BUILD = at(3220)
export const NEW_BUILD = at(3221)
