/** The site on its embedded API, and the same build with that API as another process. */
export const EMBEDDED = { port: 3210, url: 'http://localhost:3210' }
export const EXTERNAL = { port: 3211, url: 'http://localhost:3211' }

export const ADMIN = { username: 'admin', password: 'plumb and level' }
