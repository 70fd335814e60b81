import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Hard links need one file system, so the image is laid out inside the checkout; in node_modules the `@/` alias would not resolve. */
const PLACE = 'test-results'

const shell = (command: string) => execFileSync('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] })

/** The last stage of the Dockerfile: the paths it copies from the build, its environment and its commands; and what earlier ones remove. */
function lastStage() {
  const lines = readFileSync('Dockerfile', 'utf8').split('\n')
  const removals = lines.filter((line) => line.startsWith('RUN rm -rf')).map((line) => line.slice('RUN '.length))
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')))
  const command = (name: string) =>
    JSON.parse(/\[.*\]$/.exec(stage.find((line) => line.startsWith(name)) ?? '')?.[0] ?? '[]') as string[]
  const copied = stage
    .filter((line) => line.startsWith('COPY --from=build'))
    .flatMap((line) => line.split(' ').slice(2, -1))
  const set = stage.filter((line) => line.startsWith('ENV')).flatMap((line) => line.split(' ').slice(1))
  return {
    removals,
    copied: copied.map((source) => source.replace('/site/', '')),
    settings: Object.fromEntries(set.map((pair) => pair.split('=') as [string, string])),
    start: command('CMD'),
    health: command('HEALTHCHECK'),
  }
}

/** The packages that `npm ci --omit=dev` installs on this machine. */
function packages(): string[] {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: true; devOptional?: true }>
  }
  const expected = Object.entries(lock.packages).filter(
    ([place, { dev, devOptional }]) => place && !dev && !devOptional && existsSync(place),
  )
  return expected.map(([place]) => place).filter((place) => !place.includes('/node_modules/'))
}

/** The user `nobody`, who may write nothing in the image; empty unless this process runs as root. */
function nobody(folder: string) {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))) as [
    number,
    number,
  ]
  return spawnSync('ls', [folder], { uid, gid }).status === 0 ? { uid, gid } : {}
}

/** Removes what `.dockerignore` keeps out of the image from a copy of the checkout: whole paths, and `**\/NAME` at any depth. */
function removeIgnored(folder: string): void {
  const patterns = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
  const names = patterns.filter((pattern) => pattern.startsWith('**/')).map((pattern) => `-name '${pattern.slice(3)}'`)
  shell(`find ${folder} \\( ${names.join(' -o ')} \\) -prune -exec rm -rf {} +`)
  for (const pattern of patterns.filter((one) => !one.includes('*')))
    rmSync(path.join(folder, pattern), { recursive: true, force: true })
}

/** Lays out the files of the image in a folder: what the last stage copies of this checkout and its build, and the production packages. */
export function layOutImage() {
  mkdirSync(PLACE, { recursive: true })
  const folder = path.resolve(mkdtempSync(path.join(PLACE, 'image-')))
  const { removals, copied, settings, start, health } = lastStage()
  shell(`chmod 755 ${folder} && cp -al ${copied.filter((name) => name !== '.next').join(' ')} ${folder}/`)
  removeIgnored(folder)
  mkdirSync(`${folder}/.next`)
  shell(`cd .next && cp -al $(ls -A | grep -v -x -e cache -e dev) ${folder}/.next/`)
  shell(
    `mkdir ${folder}/node_modules && cp -a node_modules/.bin ${folder}/node_modules/ && cp -al --parents ${packages().join(' ')} ${folder}/`,
  )
  shell(`cd ${folder} && ${removals.join(' && ')}`)
  const user = nobody(folder)
  const data = mkdtempSync('/tmp/image-data-')
  if (user.uid !== undefined) chownSync(data, user.uid, user.gid)

  const environment = (more: Record<string, string>) =>
    ({
      PATH: process.env.PATH,
      HOME: '/nowhere',
      ...settings,
      DATA_DIR: data,
      LOG_LEVEL: 'error',
      ...more,
    }) as unknown as NodeJS.ProcessEnv
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
    start: (more: Record<string, string>) =>
      spawn(start[0] ?? '', start.slice(1), {
        ...user,
        cwd: folder,
        env: environment(more),
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    isHealthy: async (more: Record<string, string>) => (await run(health, more)).status === 0,
    remove: () => {
      for (const place of [folder, data]) rmSync(place, { recursive: true, force: true })
    },
  }
}
