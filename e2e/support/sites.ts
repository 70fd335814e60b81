const at = (port: number) => ({ port, url: `http://localhost:${port}` })

/** The site as visitors find it, on its embedded API: nobody writes to it, so that every journey finds the same. */
export const READING = at(3210)
/** The same build and content, for those who change what is there: the administrator and visitors with an account. */
export const WRITING = at(3214)
/** Sites without data of their own, whose API is one of the two. */
export const READING_APART = at(3211)
export const WRITING_APART = at(3215)
/** The site as crawlers and sharers meet it. */
export const FOUND = at(3216)
/** Stands in for the search engines that are told of new posts. */
export const PINGS = { ...at(3217), key: 'the-key-of-the-journeys' }
/** Saved pages of shops, from which the product reader reads. */
export const SHOP = { port: 3212, url: 'http://localhost:3212' }

export const ADMIN = { username: 'admin', password: 'plumb and level' }

/** The Auth Emulator, in the place of the identity provider. */
export const EMULATOR = { project: 'demo-journeys', port: 3213, host: '127.0.0.1:3213', url: 'http://127.0.0.1:3213' }
/** A site that is started and stopped by what its operator is told of it. */
export const OPERATED = at(3218)
/** Two builds of the site, of which one takes the place of the other. */
export const OLD_BUILD = at(3220)
export const NEW_BUILD = at(3221)
