import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Hard links need one file system, so it is made beside what it is made of; in node_modules no alias would be read. */
const PLACE = 'test-results'

const shell = (command: string) => execFileSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] })

/** The last stage of the Dockerfile: what it copies of the build, what it sets, and what it runs. */
function lastStage() {
  const lines = readFileSync('Dockerfile', 'utf8').split('\n')
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')))
  const command = (name: string) => JSON.parse(/\[.*\]$/.exec(stage.find((line) => line.startsWith(name)) ?? '')?.[0] ?? '[]') as string[]
  const copied = stage.filter((line) => line.startsWith('COPY --from=build')).flatMap((line) => line.split(' ').slice(2, -1))
  const set = stage.filter((line) => line.startsWith('ENV')).flatMap((line) => line.split(' ').slice(1))
  return {
    copied: copied.map((source) => source.replace('/site/', '')),
    settings: Object.fromEntries(set.map((pair) => pair.split('=') as [string, string])),
    start: command('CMD'),
    health: command('HEALTHCHECK'),
  }
}

/** What `npm ci --omit=dev` installs, as far as it is for this machine. */
function packages(): string[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: true; devOptional?: true }> }
  const wanted = Object.entries(lock.packages).filter(([place, { dev, devOptional }]) => place && !dev && !devOptional && existsSync(place))
  return wanted.map(([place]) => place).filter((place) => !place.includes('/node_modules/'))
}

/** A user who may write nothing in the image, where this process may become one. */
function nobody(folder: string) {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))) as [number, number]
  return spawnSync('ls', [folder], { uid, gid }).status === 0 ? { uid, gid } : {}
}

/**
 * The files of the image in a folder of their own, as its steps make them: those that the last stage copies
 * of this checkout and its build, and the packages that are installed without those for development.
 */
export function layOutImage() {
  mkdirSync(PLACE, { recursive: true })
  const folder = path.resolve(mkdtempSync(path.join(PLACE, 'image-')))
  const { copied, settings, start, health } = lastStage()
  shell(`chmod 755 ${folder} && cp -al ${copied.filter((name) => name !== '.next').join(' ')} ${folder}/ && mkdir ${folder}/.next`)
  shell(`cd .next && cp -al $(ls -A | grep -v -x -e cache -e dev) ${folder}/.next/`)
  shell(`mkdir ${folder}/node_modules && cp -a node_modules/.bin ${folder}/node_modules/ && cp -al --parents ${packages().join(' ')} ${folder}/`)
  const user = nobody(folder)
  const data = mkdtempSync('/tmp/image-data-')
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid)

  const environment = (more: Record<string, string>) =>
    ({ PATH: process.env.PATH, HOME: '/nowhere', ...settings, DATA_DIR: data, LOG_LEVEL: 'error', ...more }) as unknown as NodeJS.ProcessEnv
  /** Runs a command in the image to its end. */
  const run = (command: string[], more: Record<string, string> = {}, input = '') =>
    new Promise<{ status: number | null; said: string }>((resolve) => {
      const [program = '', ...args] = command
      const child = spawn(program, args, { ...user, cwd: folder, env: environment(more) })
      let said = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
      child.on('close', (status) => resolve({ status, said }))
      child.stdin.end(input)
    })
  return {
    folder,
    data,
    user,
    run,
    /** Starts the site, as the image does. */
    start: (more: Record<string, string>) => spawn(start[0] ?? '', start.slice(1), { ...user, cwd: folder, env: environment(more), stdio: ['ignore', 'ignore', 'inherit'] }),
    /** What the image's own check of its health says. */
    isHealthy: async (more: Record<string, string>) => (await run(health, more)).status === 0,
    remove: () => {
      for (const place of [folder, data]) rmSync(place, { recursive: true, force: true })
    },
  }
}
