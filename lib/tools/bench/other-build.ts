import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A build of a commit with its demo content, in folders of its own. */
export type Build = { checkout: string; dataDir: string; remove: () => void }

/** Checks a commit out, installs its packages, and makes its production build and its demo content if `isBuilt`. */
function buildOf(commit: string, isBuilt: boolean): Build {
  const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-commit-'))
  const checkout = path.join(folder, 'site')
  const dataDir = path.join(folder, 'data')
  const run = (program: string, args: string[], cwd: string, env = {}) =>
    execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } })
  run('git', ['clone', '--quiet', '--no-checkout', '.', checkout], process.cwd())
  run('git', ['checkout', '--quiet', '--detach', commit], checkout)
  const lock = (of: string) => readFileSync(path.join(of, 'package-lock.json'), 'utf8')
  if (lock(checkout) === lock('.')) run('cp', ['-al', path.resolve('node_modules'), checkout], '.')
  else run('npm', ['ci'], checkout)
  if (isBuilt) run('npm', ['run', 'demo', '--', '--prepare'], checkout, { DATA_DIR: dataDir })
  return { checkout, dataDir, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The builds of HEAD and of another commit, both filled anew by their own code; only their sources unless `isBuilt`. */
export function buildsOf(commit: string, isBuilt = true): { builds: [Build, Build]; remove: () => void } {
  const builds: [Build, Build] = [buildOf('HEAD', isBuilt), buildOf(commit, isBuilt)]
  return { builds, remove: () => builds.forEach((build) => build.remove()) }
}
