import { readFile } from 'node:fs/promises'
import { decodePicture } from '../server/images/decode/decode-picture'

/** Decodes and encodes the picture at a path, and prints the peak memory of this process. */
const { width, encode } = await decodePicture(await readFile(process.argv[2] ?? ''))
await encode()
process.stdout.write(JSON.stringify({ width, megabytes: process.resourceUsage().maxRSS / 1024 }))
