import { escapeHtml } from '@/lib/format/texts/escape-html'

/** A JSON schema, reduced to what the page shows. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  required?: string[]
  description?: string
  default?: unknown
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  contentMediaType?: string
}

const figure = new Intl.NumberFormat('en-US')

/** The fields of an object as table rows: name, type, remarks. */
export function fieldRows(schema: Schema): string {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties)
    .map(([name, field]) => row(name, field, required.includes(name)))
    .join('')
}

/** One row of a table of fields. */
export function row(name: string, field: Schema, required: boolean): string {
  const remarks = [
    required ? '<strong>required</strong>' : '',
    ...bounds(field),
    escapeHtml(field.description ?? ''),
  ].filter(Boolean)
  return `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(kindOf(field))}</td><td>${remarks.join(' · ')}</td></tr>`
}

function bounds({ minimum, maximum, maxLength, maxItems, default: preset, ...field }: Schema): string[] {
  const inner = field.anyOf?.find((option) => option.type !== 'null')
  if (inner) return bounds({ ...inner, default: preset })
  return [
    minimum !== undefined && maximum !== undefined ? `${figure.format(minimum)} to ${figure.format(maximum)}` : '',
    maxLength ? `at most ${figure.format(maxLength)} characters` : '',
    maxItems ? `at most ${figure.format(maxItems)} entries` : '',
    preset !== undefined && preset !== null && preset !== ''
      ? `<code>${escapeHtml(JSON.stringify(preset))}</code> by default`
      : '',
  ].filter(Boolean)
}

/** A short description of a type. */
function kindOf(schema: Schema): string {
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.contentMediaType) return 'file'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum)
    return schema.enum.length > 6
      ? 'one of the fixed values'
      : schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf)
    return [...new Set(schema.anyOf.filter((option) => Object.keys(option).length > 0).map(kindOf))].join(' | ')
  if (schema.type === 'array') return `list of ${schema.items ? kindOf(schema.items) : 'anything'}`
  return [schema.type ?? 'anything'].flat().join(' | ')
}

/** The name of a component schema, from a reference to it. */
export const nameOf = (reference: string) => reference.replace('#/components/schemas/', '')

/** The shape of a value, written like a literal. */
export function shapeOf(schema: Schema, indent = ''): string {
  const inner = `${indent}  `
  if (schema.properties) {
    const { required = [] } = schema
    const lines = Object.entries(schema.properties).map(
      ([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${shapeOf(field, inner)}`,
    )
    return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}'
  }
  if (schema.type === 'array' && schema.items) return `[ ${shapeOf(schema.items, indent)} ]`
  if (schema.anyOf)
    return [
      ...new Set(
        schema.anyOf.filter((option) => Object.keys(option).length > 0).map((option) => shapeOf(option, indent)),
      ),
    ].join(' | ')
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object')
    return `{ [name]: ${shapeOf(schema.additionalProperties, indent)} }`
  return kindOf(schema)
}
