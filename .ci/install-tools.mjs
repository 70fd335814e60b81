import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/** Chromium without a window around its pages, by which the screens in e2e/screenshots were drawn; and what does where it is not to be had. */
const BROWSER = 'chromium-headless-shell'
const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const POSTGRESQL = '/usr/lib/postgresql'

const shell = (command, args) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
const canApt = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0

let updated = false
function update() {
  if (!updated) shell('apt-get', ['update', '-qq'])
  updated = true
}

function isOffered(name) {
  update()
  return execFileSync('apt-cache', ['policy', name]).toString().match(/Candidate: [^(]/) !== null
}

function apt(...names) {
  console.log(`Installing Debian packages the tests need: ${names.join(', ')}`)
  update()
  shell('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names])
}

function installBrowser() {
  if (canApt() && isOffered(BROWSER)) return apt(BROWSER)
  if (CHROMIUM.some((path) => existsSync(path))) return
  if (canApt()) apt('chromium')
  else shell('npx', ['playwright', 'install', '--with-deps', 'chromium'])
}

/** The browser and the servers that the tests use, where the machine lacks them. */
export async function installTools() {
  if (!process.env.CHROMIUM && !existsSync(`/usr/bin/${BROWSER}`)) installBrowser()
  const servers = existsSync(POSTGRESQL) ? readdirSync(POSTGRESQL) : []
  if (!servers.some((version) => existsSync(`${POSTGRESQL}/${version}/bin/initdb`)) && canApt()) apt('postgresql')
  for (const [program, name] of [['redis-server', 'redis-server'], ['nginx', 'nginx-light'], ['java', 'default-jre-headless']]) {
    if (canApt() && !['/usr/bin', '/usr/sbin', '/usr/local/bin'].some((folder) => existsSync(`${folder}/${program}`))) apt(name)
  }
}
