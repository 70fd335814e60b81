import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sharedScripts } from './next-adapter.mjs'

/** Chromium 136 and later compiles a script that starts with this comment eagerly: https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Makes browsers compile the scripts that all pages share while they download. Compiled lazily, function by function, they keep a slow
 * phone busy two and a half to six times as long when they start (187 to 383 ms in place of 51 to 114; docs/decisions/0021).
 * @param {string} build folder of a production build; files that have the hint are left alone
 */
export async function hintCompile(build) {
  for (const name of await sharedScripts(build)) {
    const file = path.join(build, name)
    const script = await readFile(file, 'utf8')
    if (!script.startsWith(HINT)) await writeFile(file, HINT + script)
  }
}

/** How a compressed copy of a script or style is named, by encoding. */
export const EXTENSIONS = /** @type {const} */ ({ br: 'br', gzip: 'gz' })

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

/**
 * Writes the smallest compressed copies of all scripts and styles beside them: caches on the way keep the first copy of a file that
 * they get for good.
 * @param {string} build folder of a production build
 */
export async function compressScripts(build) {
  const folder = path.join(build, 'static')
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(?:js|css)$/.test(name))
  const compress = async (/** @type {string} */ file) => {
    const bytes = await readFile(file)
    await writeFile(`${file}.${EXTENSIONS.br}`, await promisify(brotliCompress)(bytes, BROTLI))
    await writeFile(`${file}.${EXTENSIONS.gzip}`, await promisify(gzip)(bytes, { level: 9 }))
  }
  await Promise.all(files.map((name) => compress(path.join(folder, name))))
}

/**
 * The path of the script or style of the build that an address is of; undefined for any other.
 * @param {string} url
 */
export function builtFile(url) {
  const [, file] = /^\/_next\/(static\/(?!.*\.\.)[\w./~-]+\.(?:js|css))$/.exec(url) ?? []
  return file && `.next/${file}`
}
