/** The first of the nineteen ports, so that several checkouts can run their journeys side by side. */
const FIRST_PORT = Number(process.env.E2E_FIRST_PORT ?? 3210)

const at = (offset: number) => ({ port: FIRST_PORT + offset, url: `http://localhost:${FIRST_PORT + offset}` })

/** The site with the embedded API for read-only tests: nobody writes to it, so that its content is fixed. */
export const READ_ONLY_SITE = at(0)
/** The same build and content, for tests that write: the admin and visitors with an account. */
export const WRITABLE_SITE = at(4)
/** Sites without data, whose external API is one of the two above. */
export const READ_ONLY_EXTERNAL_SITE = at(1)
export const WRITABLE_EXTERNAL_SITE = at(5)
/** The site of the sweep, whose content it writes once and then only looks at. */
export const SWEEP_SITE = at(9)
/** The site of the SEO tests. */
export const SEO_SITE = at(6)
/** Mock of the IndexNow endpoint. */
export const INDEXNOW_SERVER = { ...at(7), key: 'key-of-the-e2e-tests' }
/** Mock of the shops, with saved pages for the product reader. */
export const SHOP_SERVER = at(2)

export const ADMIN = { username: 'admin', password: 'plumb and level' }

/** Auth Emulator in place of the identity provider. */
export const AUTH_EMULATOR = {
  project: 'demo-e2e',
  port: FIRST_PORT + 3,
  host: `127.0.0.1:${FIRST_PORT + 3}`,
  url: `http://127.0.0.1:${FIRST_PORT + 3}`,
}
/** The site of the operations tests, started and stopped by them. */
export const OPERATIONS_SITE = at(8)
/** Two builds of the site for the rollout test. */
export const OLD_BUILD = at(10)
export const NEW_BUILD = at(11)
/** An API of the base calls alone, a list of what it refused, and our own API; each with a site before it. */
export const STRICT_API = { ...at(12), url: `http://127.0.0.1:${FIRST_PORT + 12}` }
export const STRICT_API_REPORT = at(13)
export const STRICT_API_SITE = at(14)
export const OWN_API = at(15)
export const OWN_API_SITE = at(16)
/** The site that Firefox and WebKit open, and the driver of WebKit. */
export const ENGINES_SITE = at(17)
export const WEBKIT_DRIVER = at(18)
