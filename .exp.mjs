import { createServer } from 'node:http'
import { createRequire } from 'node:module'
const require = createRequire(process.cwd() + '/x.js')
const next = require('next')
const mocks = require('next/dist/server/lib/mock-request.js')
const server = createServer()
const app = next({ dev: false, dir: process.cwd(), port: 3555, hostname: 'localhost', httpServer: server })
await app.prepare()
const handle = app.getRequestHandler()
async function ask(h, path, headers = {}) {
  const { req, res } = mocks.createRequestResponseMocks({ url: path, method: 'GET', headers: { host: 'localhost', 'x-drawn-for-all': '1', ...headers } })
  await h(req, res)
  await res.hasStreamed
  return { status: res.statusCode, body: Buffer.concat(res.buffers) }
}
const r = await ask(handle, '/sitemaps/posts-1.xml')
const list = [...r.body.toString().matchAll(/<loc>[^<]*?(\/curated-posts\/[^<]+)<\/loc>/g)].map((m) => m[1])
const ent = async (f) => { const e = await require(process.cwd() + '/.next/server/app/' + f + '/page.js'); return (req, res) => e.handler(req, res, {}) }
const STEMS = 'paint primer drill bit saw board deck stain tile grout faucet valve hinge door window seal attic wire switch lamp shelf anchor stud panel fence gate gutter roof shingle solar filter fan vent heater pump drain pipe joint clamp glue sand plane chisel router level square mask glove boot ladder mower rake soil seed hose bench vise lathe mortar brick stone gravel'.split(' ')
const two = (nth) => { const a = STEMS[nth % STEMS.length], b = STEMS[(nth + 1 + Math.floor(nth / STEMS.length)) % STEMS.length]; return `${a}+${nth % 3 < 2 ? b : b.slice(0, 2) + b.slice(3)}` }
const kinds = { post: [await ent('(site)/curated-posts/[...path]'), (i) => list[i % list.length]], search: [await ent('(site)/search'), (i) => '/search?q=' + two(i % 3000)], explore: [await ent('(site)/explore'), (i) => '/?tab=explore&max_price=' + (10000 + i)] }
const variants = (process.env.VARIANTS ?? '').split(',')
const of = Object.entries(kinds).flatMap(([k, v]) => (k === 'post' ? variants : ['']).map((e) => [k + e, e, ...v])).filter(([k]) => !process.env.ONLY || process.env.ONLY.split(',').some((o) => k.startsWith(o)))
const at = {}
async function many(name, e, h, addr, n) {
  process.env.EXP = e
  let i = 0; const c0 = process.cpuUsage()
  at[name] ??= 0
  await Promise.all(Array.from({ length: Number(process.env.C ?? 8) }, async () => { while (i++ < n) { await ask(h, addr(at[name]++)) } }))
  const c = process.cpuUsage(c0); return (c.user + c.system) / 1000 / n
}
for (const v of of) { const a = await ask(v[2], v[3](1)); console.log(v[0], a.status, a.body.length); for (let k = 0; k < 4; k++) await many(...v, 300) }
const out = Object.fromEntries(of.map((v) => [v[0], []]))
for (let k = 0; k < Number(process.env.R ?? 12); k++) for (const v of of) out[v[0]].push(await many(...v, 100))
for (const [k, v] of Object.entries(out)) { v.sort((a, b) => a - b); console.log(k.padEnd(10), 'min', v[0].toFixed(2), 'q1', v[v.length >> 2].toFixed(2), 'med', v[v.length >> 1].toFixed(2)) }
process.exit(0)
