import { isIP } from 'node:net'
import path from 'node:path'
import { z } from 'zod'
import type { IdentitySettings } from '@/lib/session/visitor'
import { OPTIMIZATIONS } from './optimizations.mjs'

const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional()
const flag = z
  .enum(['', '0', '1', 'true', 'false'], 'must be 1 or 0')
  .optional()
  .transform((value) => value === '1' || value === 'true')
const httpAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => value.replace(/\/+$/, ''))
/** Every URL of the site is built from it, and its paths start at the root of the host. */
const siteAddress = httpAddress
  .refine(
    (value) => new URL(value).href === `${new URL(value).origin}/`,
    'must be no more than scheme, host and port, such as https://www.example.org',
  )
  .transform((value) => new URL(value).origin)
const maybe = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional())

/**
 * RFC 7617 forbids them in user names and passwords; a NUL at the end of a password would also be lost in scrypt, whose HMAC pads
 * its key with NUL.
 */
export const hasControlCharacter = (value: string | undefined) => /[\u0000-\u001f\u007f]/.test(value ?? '')

/** Whether a text is the IANA name of a time zone that this Node knows. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The canonical form of a BCP 47 language tag; null for any other text. */
function languageTag(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null
  } catch {
    return null
  }
}

/** From the most severe to the most verbose; `silent` disables logging. */
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const settingsSchema = z.object({
  NODE_ENV: maybe(z.enum(['development', 'production', 'test'], 'must be development, production or test')).transform(
    (value) => value ?? 'development',
  ),
  SITE_NAME: optional.transform((value) => value ?? 'Plumbline'),
  SITE_URL: maybe(siteAddress),
  SITE_TIME_ZONE: optional
    .refine((value) => value === undefined || isTimeZone(value), 'must be a time zone such as Europe/Berlin')
    .transform((value) => value ?? 'UTC'),
  CONTENT_LANGUAGE: optional
    .refine((value) => value === undefined || languageTag(value) !== null, 'must be a language tag such as en-GB')
    .transform((value) => languageTag(value ?? '') ?? 'en'),
  HOST: optional.refine(
    (value) => value === undefined || isIP(value) > 0,
    'must be an address of this machine, such as 127.0.0.1',
  ),
  PORT: maybe(z.coerce.number('must be a port number').int().min(1).max(65_535)),
  DATA_DIR: optional.transform((value) => path.resolve(/* turbopackIgnore: true */ value ?? 'data')),
  DATABASE_URL: maybe(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
  DATABASE_POOL: maybe(z.coerce.number('must be a number of connections').int().min(1).max(1_000)),
  S3_BUCKET: optional,
  S3_ENDPOINT: maybe(httpAddress),
  S3_REGION: optional.transform((value) => value ?? 'us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  S3_PUBLIC_URL: maybe(httpAddress),
  REDIS_URL: maybe(z.url({ protocol: /^rediss?$/, error: 'must be an address such as redis://host:6379' })),
  API_BASE_URL: maybe(
    httpAddress.refine((value) => !/^[^/]*\/\/[^/?#]*@/.test(value), 'must hold no user name and no password'),
  ),
  ADMIN_USERNAME: optional
    .refine((value) => !value?.includes(':'), 'must hold no colon, which ends a user name where it is sent')
    .refine((value) => !hasControlCharacter(value), 'must hold no control characters')
    .transform((value) => value ?? 'admin'),
  ADMIN_PASSWORD: maybe(
    z
      .string()
      .min(8, 'must have at least 8 characters')
      .refine((value) => !hasControlCharacter(value), 'must hold no control characters'),
  ),
  ADMIN_PASSWORD_HASH: maybe(
    z.string().regex(/^scrypt:[0-9a-f]{32}:[0-9a-f]{128}$/, 'must be the output of npm run hash-password'),
  ),
  SESSION_SECRET: maybe(z.string().min(32, 'must have at least 32 characters')),
  TRUSTED_PROXIES: maybe(z.coerce.number('must be the number of proxies in front of the site').int().min(0).max(10)),
  HSTS_SECONDS: maybe(z.coerce.number('must be a number of seconds').int().min(0).max(63_072_000)).transform(
    (value) => value ?? 31_536_000,
  ),
  LOG_LEVEL: maybe(z.enum(LOG_LEVELS, 'must be fatal, error, warn, info, debug, trace or silent')).transform(
    (value) => value ?? 'info',
  ),
  METRICS_TOKEN: maybe(z.string().min(16, 'must have at least 16 characters')),
  CONTACT: maybe(z.string().regex(/^(mailto:[^@\s]+@\S+|https:\/\/\S+)$/, 'must be a mailto: or https: address')),
  MAX_RENDERS: maybe(z.coerce.number('must be a number of pages').int().min(1).max(10_000)),
  SHUTDOWN_SECONDS: maybe(z.coerce.number('must be a number of seconds').int().min(0).max(3_600)),
  INDEXNOW_KEY: maybe(z.string().regex(/^[A-Za-z0-9-]{8,128}$/, 'must have 8 to 128 letters, digits or dashes')),
  INDEXNOW_ENDPOINT: maybe(httpAddress).transform((value) => value ?? 'https://api.indexnow.org/indexnow'),
  LINK_CHECKS: maybe(z.enum(['on', 'off'], 'must be on or off')).transform((value) => value ?? 'on'),
  VISIT_COUNTS: maybe(z.enum(['on', 'off'], 'must be on or off')).transform((value) => value ?? 'on'),
  HIDE_PRICES_AFTER_DAYS: maybe(z.coerce.number('must be a number of days').int().min(1).max(3_650)),
  BENCH_WITHOUT: optional.refine(
    (value) => (value?.split(',') ?? []).every((name) => OPTIMIZATIONS.some((known) => known === name)),
    `must name some of ${OPTIMIZATIONS.join(', ')}, with commas between`,
  ),
  DEMO: flag,
  FIREBASE_API_KEY: optional,
  FIREBASE_AUTH_DOMAIN: optional,
  FIREBASE_PROJECT_ID: optional,
  FIREBASE_AUTH_EMULATOR_HOST: maybe(z.string().regex(/^[\w.-]+:\d+$/, 'must be host:port')),
  FETCH_REWRITE_BASE: maybe(httpAddress),
  FETCH_ALLOW_HOSTS: optional,
  ALLOW_TEST_FETCH: flag,
})

/** The validated settings of this process. The README explains each of them. */
export type Settings = z.infer<typeof settingsSchema>

/** A setting is wrong or missing; one sentence for each problem. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

/**
 * Parses and validates settings.
 * @throws SettingsError with a sentence for each problem
 */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const parsed = settingsSchema.safeParse(source)
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'))
  }
  const problems = [...problemsOf(parsed.data)]
  if (problems.length > 0) throw new SettingsError(problems.join('\n'))
  return parsed.data
}

function* problemsOf(settings: Settings): Generator<string> {
  if (settings.ADMIN_PASSWORD && settings.ADMIN_PASSWORD_HASH) {
    yield 'Set either ADMIN_PASSWORD or ADMIN_PASSWORD_HASH, not both.'
  }
  const production = settings.NODE_ENV === 'production' && !settings.DEMO
  if (production && !settings.API_BASE_URL && !settings.ADMIN_PASSWORD && !settings.ADMIN_PASSWORD_HASH) {
    yield 'ADMIN_PASSWORD or ADMIN_PASSWORD_HASH must be set in production, or nobody could sign in safely.'
  }
  const bucket = [settings.S3_BUCKET, settings.S3_ACCESS_KEY_ID, settings.S3_SECRET_ACCESS_KEY].filter(Boolean).length
  if (bucket % 3 !== 0 || (bucket === 0 && (settings.S3_ENDPOINT ?? settings.S3_PUBLIC_URL))) {
    yield 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all, or no S3_ setting to keep pictures in DATA_DIR.'
  }
  if (Boolean(settings.FIREBASE_API_KEY) !== Boolean(settings.FIREBASE_PROJECT_ID)) {
    yield 'FIREBASE_API_KEY and FIREBASE_PROJECT_ID belong together: set both, or neither to offer no sign-in.'
  }
  if (settings.INDEXNOW_KEY && !settings.SITE_URL) {
    yield 'INDEXNOW_KEY needs SITE_URL: search engines are sent absolute URLs.'
  }
  if (production && settings.FIREBASE_AUTH_EMULATOR_HOST) {
    yield 'FIREBASE_AUTH_EMULATOR_HOST accepts unsigned tokens and is refused in production; only the demo may set it.'
  }
  const testFetch = settings.FETCH_REWRITE_BASE ?? settings.FETCH_ALLOW_HOSTS
  if (production && testFetch && !settings.ALLOW_TEST_FETCH) {
    yield 'FETCH_REWRITE_BASE and FETCH_ALLOW_HOSTS open the product reader for tests; in production they need ALLOW_TEST_FETCH=1.'
  }
}

let settings: Settings | undefined

/** The settings of this process, read on the first call. */
export function env(): Settings {
  settings ??= readSettings(process.env)
  return settings
}

/** What visitors' answers say of the language of posts and products: nothing in English, the language of the frame. */
export function textLanguage(): { language?: string } {
  const { CONTENT_LANGUAGE: language } = env()
  return /^en\b/.test(language) ? {} : { language }
}

/** The public address of the site, without a trailing slash. */
export function siteUrl(): string {
  return env().SITE_URL ?? `http://localhost:${env().PORT ?? 3000}`
}

/** The identity provider's settings for the browser; null if none is configured. */
export function identitySettings(): IdentitySettings | null {
  const { FIREBASE_API_KEY, FIREBASE_PROJECT_ID, FIREBASE_AUTH_DOMAIN, FIREBASE_AUTH_EMULATOR_HOST } = env()
  if (!FIREBASE_API_KEY || !FIREBASE_PROJECT_ID) return null
  return {
    apiKey: FIREBASE_API_KEY,
    projectId: FIREBASE_PROJECT_ID,
    authDomain: FIREBASE_AUTH_DOMAIN ?? null,
    emulator: FIREBASE_AUTH_EMULATOR_HOST ?? null,
  }
}
