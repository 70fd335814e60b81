import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSettings } from './env'

const fault = (source: Record<string, string>) => {
  try {
    readSettings(source)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

test('no setting is required', () => {
  expect(readSettings({})).toMatchObject({ SITE_NAME: 'Plumbline', ADMIN_USERNAME: 'admin', NODE_ENV: 'development' })
  expect(readSettings({ SITE_NAME: ' ', DATABASE_URL: '' }).DATABASE_URL).toBeUndefined()
})

test.each([
  [{ SITE_TIME_ZONE: 'Mars/Olympus' }, 'SITE_TIME_ZONE must be a time zone such as Europe/Berlin.'],
  [{ CONTENT_LANGUAGE: 'english please' }, 'CONTENT_LANGUAGE must be a language tag such as en-GB.'],
  [{ SITE_URL: 'example.org' }, 'SITE_URL must be an http or https address.'],
  [
    { SITE_URL: 'https://example.org/blog' },
    'SITE_URL must be no more than scheme, host and port, such as https://www.example.org.',
  ],
  [
    { SITE_URL: 'https://example.org/?a=1' },
    'SITE_URL must be no more than scheme, host and port, such as https://www.example.org.',
  ],
  [
    { SITE_URL: 'https://me@example.org' },
    'SITE_URL must be no more than scheme, host and port, such as https://www.example.org.',
  ],
  [{ ADMIN_USERNAME: 'ad:min' }, 'ADMIN_USERNAME must hold no colon, which ends a user name where it is sent.'],
  [{ ADMIN_USERNAME: 'ad\tmin' }, 'ADMIN_USERNAME must hold no control characters.'],
  [{ ADMIN_PASSWORD: 'long enough\u0007' }, 'ADMIN_PASSWORD must hold no control characters.'],
  [{ HSTS_SECONDS: 'a year' }, 'HSTS_SECONDS must be a number of seconds.'],
  [{ API_BASE_URL: 'https://user:secret@api.example' }, 'API_BASE_URL must hold no user name and no password.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
  [{ REDIS_URL: 'localhost:6379' }, 'REDIS_URL must be an address such as redis://host:6379.'],
  [{ S3_BUCKET: 'pictures' }, 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together'],
  [{ S3_ENDPOINT: 'http://s3:9000' }, 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together'],
  [{ DATABASE_POOL: '0' }, 'DATABASE_POOL'],
  [{ VISIT_COUNTS: 'yes' }, 'VISIT_COUNTS must be on or off.'],
  [{ HIDE_PRICES_AFTER_DAYS: 'soon' }, 'HIDE_PRICES_AFTER_DAYS must be a number of days.'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 8 characters.'],
  [{ HOST: 'example.org' }, 'HOST must be an address of this machine, such as 127.0.0.1.'],
  [{ PORT: 'abc' }, 'PORT must be a port number.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent.'],
  [{ ADMIN_PASSWORD_HASH: 'x' }, 'ADMIN_PASSWORD_HASH must be the output of npm run hash-password.'],
  [{ NODE_ENV: 'staging' }, 'NODE_ENV must be development, production or test.'],
  [{ NODE_ENV: 'production' }, 'ADMIN_PASSWORD or ADMIN_PASSWORD_HASH must be set in production'],
  [
    { INDEXNOW_KEY: 'short', SITE_URL: 'https://a.example' },
    'INDEXNOW_KEY must have 8 to 128 letters, digits or dashes.',
  ],
  [{ INDEXNOW_KEY: 'long-enough' }, 'INDEXNOW_KEY needs SITE_URL'],
  [{ FIREBASE_API_KEY: 'k' }, 'FIREBASE_API_KEY and FIREBASE_PROJECT_ID belong together'],
  [
    {
      NODE_ENV: 'production',
      ADMIN_PASSWORD: 'long enough',
      FIREBASE_API_KEY: 'k',
      FIREBASE_PROJECT_ID: 'p',
      FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
    },
    'FIREBASE_AUTH_EMULATOR_HOST accepts unsigned tokens and is refused in production',
  ],
  [
    { NODE_ENV: 'production', ADMIN_PASSWORD: 'long enough', FETCH_ALLOW_HOSTS: 'a:1' },
    'in production they need ALLOW_TEST_FETCH=1',
  ],
])('%j is rejected with a sentence', (source, sentence) => {
  expect(fault(source)).toContain(sentence)
})

test('every problem has its own sentence', () => {
  expect(fault({ SITE_URL: 'x', PORT: '0' })?.split('\n')).toHaveLength(2)
})

test.each([
  ['https://Example.ORG/', 'https://example.org'],
  ['https://example.org:443', 'https://example.org'],
  ['http://bücher.example:8080//', 'http://xn--bcher-kva.example:8080'],
])('SITE_URL %s is normalized to %s', (input, written) => {
  expect(readSettings({ SITE_URL: input }).SITE_URL).toBe(written)
})

test('the demo needs no credentials', () => {
  expect(fault({ NODE_ENV: 'production', DEMO: '1' })).toBeNull()
})

test('the README or CONTRIBUTING.md, and .env.example, name every setting', () => {
  const source = readFileSync('lib/server/core/env.ts', 'utf8')
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1] ?? '')
  expect(names.length).toBeGreaterThan(10)
  const [readme, contributing, example] = ['README.md', 'CONTRIBUTING.md', '.env.example'].map((file) =>
    readFileSync(file, 'utf8'),
  )
  const settings = names.filter((name) => name !== 'NODE_ENV')
  expect(settings.filter((name) => !`${readme}${contributing}`.includes(`\`${name}\``))).toEqual([])
  expect(settings.filter((name) => !example?.includes(name))).toEqual([])
  expect(settings.filter((name) => readme?.includes(`\`${name}\``)).length).toBeLessThanOrEqual(34)
})

test('package.json and the README name a Node version that every package supports', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: true; engines?: { node?: string } }>
  }
  const expected = Object.values(packages).flatMap(({ dev, engines }) =>
    dev ? [] : (/^>= ?([\d.]+)$/.exec(engines?.node ?? '')?.[1] ?? []),
  )
  const newest = expected.sort((left, right) => left.localeCompare(right, 'en', { numeric: true })).at(-1)
  expect(JSON.parse(readFileSync('package.json', 'utf8'))).toMatchObject({ engines: { node: `>=${newest}` } })
  expect(packages['']?.engines?.node).toBe(`>=${newest}`)
  expect(readFileSync('README.md', 'utf8')).toContain(`Node ${newest} will do`)
})
