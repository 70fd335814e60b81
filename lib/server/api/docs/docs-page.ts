import 'server-only'
import type { OpenAPI } from '@orpc/openapi'
import { CALLS, type Call } from '../calls'
import { fieldRows, nameOf, row, shapeOf, type Schema } from './docs-schema'
import { DOCS_STYLE } from './docs-style'
import { escapeHtml } from '@/lib/format/texts/escape-html'

const ACCESS: Record<Call['access'], string> = {
  public: 'anyone',
  mixed: 'anyone; drafts for the admin',
  admin: 'the admin only',
  visitor: 'a signed-in visitor',
}

type Operation = { call: Call; operation: OpenAPI.OperationObject }

/** Renders the OpenAPI document as an HTML page without scripts or further requests. */
export function docsPage(document: OpenAPI.Document): string {
  const operations = CALLS.flatMap((call) => {
    const operation = document.paths?.[call.path]?.[call.method.toLowerCase() as 'get']
    return operation ? [{ call, operation }] : []
  })
  const tags = (document.tags ?? []).map(({ name }) => name)
  const title = escapeHtml(document.info.title)
  const inTag = (tag: string) => operations.filter(({ operation }) => operation.tags?.includes(tag))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="theme-color" content="#2e1065"><meta name="description" content="${escapeHtml(document.info.description ?? '')}"><title>${title}</title><style>${DOCS_STYLE}</style></head><body>
<header><div><h1>${title}</h1><p>${escapeHtml(document.info.description ?? '')}</p>
<p>All addresses start with <strong>/api</strong>. Machine-readable: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p></div></header>
<main><nav aria-label="Calls">${tags.flatMap(inTag).map(link).join('')}</nav>
${tags.map((tag) => `<section><h2>${escapeHtml(tag)}</h2>${inTag(tag).map(article).join('')}</section>`).join('')}
<section><h2>Shapes</h2>${shapes(document)}</section>
<footer><a href="/">Back to the site</a></footer></main></body></html>`
}

const anchor = (call: Call) => call.name.replace('.', '-')
const method = (call: Call) => `<span class="method ${call.method.toLowerCase()}">${call.method}</span>`

function link({ call, operation }: Operation): string {
  return `<a href="#${anchor(call)}">${method(call)}<span>${escapeHtml(operation.summary ?? call.path)}</span></a>`
}

function article({ call, operation }: Operation): string {
  return `<article id="${anchor(call)}"><h3>${method(call)}<code>${escapeHtml(call.path)}</code><span class="access">${ACCESS[call.access]}</span></h3>
<p class="about">${escapeHtml(operation.summary ?? '')}.${operation.description ? ` <span class="muted">${escapeHtml(operation.description)}</span>` : ''}</p>
${parameters(operation)}${body(operation)}${answers(operation)}</article>`
}

const table = (heading: string, rows: string) =>
  `<h4>${heading}</h4><div class="scroll"><table><thead><tr><th>Name</th><th>Kind</th><th>Remarks</th></tr></thead><tbody>${rows}</tbody></table></div>`

function parameters({ parameters = [] }: OpenAPI.OperationObject): string {
  const rows = parameters.map((parameter) =>
    'name' in parameter ? row(`${parameter.name}`, describe(parameter), parameter.required === true) : '',
  )
  return rows.length > 0 ? table('Parameters', rows.join('')) : ''
}

function describe(parameter: OpenAPI.ParameterObject): Schema {
  const schema = (parameter.schema ?? {}) as Schema
  const place = parameter.in === 'query' ? '' : `in the ${parameter.in}`
  return { ...schema, description: [place, parameter.description ?? schema.description].filter(Boolean).join(' · ') }
}

function body({ requestBody }: OpenAPI.OperationObject): string {
  if (!requestBody || !('content' in requestBody)) return ''
  return Object.entries(requestBody.content)
    .map(([type, { schema }]) => table(`Body, ${escapeHtml(type)}`, fieldRows((schema ?? {}) as Schema)))
    .join('')
}

function answers({ responses = {} }: OpenAPI.OperationObject): string {
  const all = Object.entries(responses).map(([status, response]) => ({
    status,
    response: response as OpenAPI.ResponseObject,
  }))
  const failed = all.filter(({ status }) => Number(status) >= 400)
  const good = all
    .filter(({ status }) => Number(status) < 400)
    .map(({ status, response }) => {
      const schema = response.content?.['application/json']?.schema as Schema | undefined
      return `<details><summary>Response ${status}</summary><pre>${escapeHtml(shapeOf(schema ?? {}))}</pre></details>`
    })
  const rows = failed.map(
    ({ status, response }) => `<tr><td><code>${status}</code></td><td>${escapeHtml(response.description)}</td></tr>`,
  )
  return `${good.join('')}<details><summary>Errors</summary><div class="scroll"><table><tbody>${rows.join('')}</tbody></table></div></details>`
}

function shapes(document: OpenAPI.Document): string {
  return Object.entries(document.components?.schemas ?? {})
    .map(
      ([name, schema]) =>
        `<article id="shape-${escapeHtml(nameOf(name))}"><h3>${escapeHtml(name)}</h3><pre>${escapeHtml(shapeOf(schema as Schema))}</pre></article>`,
    )
    .join('')
}
