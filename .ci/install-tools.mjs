import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/** Headless Chromium, which rendered the images in e2e/screenshots; any other Chromium runs the rest of the journeys. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const POSTGRESQL = '/usr/lib/postgresql'
const PROGRAM_FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin']
/** @type {[program: string, debianPackage: string][]} */
const PROGRAMS = [
  ['redis-server', 'redis-server'],
  ['nginx', 'nginx-light'],
  ['java', 'default-jre-headless'],
]

/** What drives Firefox and WebKit: some 400 MB, which a run uses where they are and does not install. */
const OTHER_ENGINES = ['firefox-esr', 'WebKitWebDriver', 'xvfb-run', 'xauth']

/** @returns {boolean} whether Firefox and WebKit are installed; if not, a line says that their tests are left out */
export function hasOtherEngines() {
  const missing = OTHER_ENGINES.filter(isMissing)
  if (missing.length > 0) console.log(`Left out: the smoke in Firefox and WebKit, for lack of ${missing.join(', ')}`)
  return missing.length === 0
}

/**
 * @param {string} command
 * @param {string[]} args
 */
const run = (command, args) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
const canApt = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

/** Installs the browsers and the servers that the tests use and this machine lacks; before that, one line says what. */
export async function installTools() {
  const hasChromium = CHROMIUM.some((file) => existsSync(file))
  const wantsBrowser = !process.env.CHROMIUM && !existsSync(`/usr/bin/${HEADLESS_SHELL}`)
  if (canApt) return installDebianPackages(wantsBrowser, hasChromium)
  if (!wantsBrowser || hasChromium) return
  console.log(
    'Installing Chromium with "npx playwright install --with-deps chromium", which asks for root where system libraries are missing.',
  )
  run('npx', ['playwright', 'install', '--with-deps', 'chromium'])
}

/**
 * @param {boolean} wantsBrowser
 * @param {boolean} hasChromium
 */
function installDebianPackages(wantsBrowser, hasChromium) {
  const programs = missingPrograms()
  const missing = [...(wantsBrowser ? [HEADLESS_SHELL] : []), ...programs]
  if (missing.length === 0) return
  console.log(
    `Installing Debian packages as root, with apt-get: ${missing.join(', ')}${wantsBrowser ? ' (or chromium)' : ''}`,
  )
  run('apt-get', ['update', '-qq'])
  const browser = !wantsBrowser ? [] : isOffered(HEADLESS_SHELL) ? [HEADLESS_SHELL] : hasChromium ? [] : ['chromium']
  const names = [...browser, ...programs.filter(isOffered)]
  if (names.length > 0) run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
}

/** @param {string} program */
function isMissing(program) {
  return !PROGRAM_FOLDERS.some((folder) => existsSync(`${folder}/${program}`))
}

/** @returns {string[]} the Debian packages of the programs that are not installed */
function missingPrograms() {
  const versions = existsSync(POSTGRESQL) ? readdirSync(POSTGRESQL) : []
  const hasPostgresql = versions.some((version) => existsSync(`${POSTGRESQL}/${version}/bin/initdb`))
  return [
    ...(hasPostgresql ? [] : ['postgresql']),
    ...PROGRAMS.filter(([program]) => isMissing(program)).map(([, name]) => name),
  ]
}

/** Whether the configured Debian sources have a package. */
function isOffered(/** @type {string} */ name) {
  return /Candidate: [^(]/.test(execFileSync('apt-cache', ['policy', name]).toString())
}
