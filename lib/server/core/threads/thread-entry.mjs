/** What a thread of threads.ts runs: it calls functions of modules by their paths in the repository, which are TypeScript. */
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

/** @typedef {import('./threads').Fault} Fault */

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)
/** @type {Map<number, { resolve: (value: unknown) => void, reject: (error: unknown) => void }>} */
const asked = new Map()
/** @type {Map<string, Promise<Record<string, Function>>>} */
const modules = new Map()
let questions = 0

/** @param {unknown} error @returns {Fault} */
const faultOf = (error) => {
  if (!(error instanceof Error)) return { type: 'Error', message: String(error), fields: {} }
  const { cause: _, ...fields } = /** @type {Error & Record<string, unknown>} */ ({ ...error })
  return { type: error.constructor.name, message: error.message, fields: { ...fields, stack: error.stack } }
}

/** A function of the other side. @param {string} name */
const callOf =
  (name) =>
  (/** @type {unknown[]} */ ...args) =>
    new Promise((resolve, reject) => {
      questions += 1
      asked.set(questions, { resolve, reject })
      port.postMessage({ call: name, question: questions, args })
    })

/** Large results are moved instead of copied. @param {unknown} result */
const movable = (result) =>
  Object.values(result ?? {}).flatMap((value) =>
    value instanceof Uint8Array && value.byteLength === value.buffer.byteLength
      ? [/** @type {ArrayBuffer} */ (value.buffer)]
      : [],
  )

/** @param {{ module: string, name: string, args: unknown[], calls: string[] }} task */
async function run({ module, name, args, calls }) {
  try {
    const loading = modules.get(module) ?? import(pathToFileURL(path.resolve(module)).href)
    modules.set(module, loading)
    const work = (await loading)[name]
    const given = calls.length > 0 ? [Object.fromEntries(calls.map((call) => [call, callOf(call)]))] : []
    const result = await work?.(...args, ...given)
    port.postMessage({ result }, movable(result))
  } catch (error) {
    port.postMessage({ fault: faultOf(error) })
  }
}

port.on('message', (message) => {
  if (!('question' in message)) return void run(message)
  const { question, answer, fault } = message
  const waiting = asked.get(question)
  asked.delete(question)
  if (fault) waiting?.reject(new Error('A call failed.'))
  else waiting?.resolve(answer)
})

register()
// Visitors come first. Only Linux has priorities of threads.
if (process.platform === 'linux') os.setPriority(Math.min(19, os.getPriority() + 5))
const beats = new Int32Array(workerData.beats)
const beat = () => Atomics.add(beats, 0, 1)
beat()
setInterval(beat, 200)
