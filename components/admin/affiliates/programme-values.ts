import type { ProgrammeChange } from '@/lib/contract/products/affiliate'
import { affiliateLink, type AffiliateProgramme, programmesIn } from '@/lib/format/addresses/affiliate-link'
import { isAmazon } from '@/lib/format/addresses/shops'

export type Kind = 'parameter' | 'template'

/** The values of the program form. */
export type ProgrammeValues = {
  host: string
  kind: Kind
  parameter: string
  value: string
  template: string
  /** The parameter of the sub-id; empty without one. */
  sub: string
}

export const NEW_PROGRAMME: ProgrammeValues = {
  host: 'amazon.com',
  kind: 'parameter',
  parameter: 'tag',
  value: '',
  template: '',
  sub: '',
}

export function programmeValues({
  host,
  parameter,
  value,
  template,
  sub_parameter: sub,
}: AffiliateProgramme): ProgrammeValues {
  return {
    host,
    kind: template === null ? 'parameter' : 'template',
    parameter: parameter ?? 'tag',
    value: value ?? '',
    template: template ?? '',
    sub: sub ?? '',
  }
}

/** The host in the entered text, which may be a host name or a URL. */
export function parseHost(text: string): string {
  const typed = text.trim().toLowerCase()
  const address = /^https?:\/\//.test(typed) ? typed : `https://${typed}`
  return (URL.canParse(address) ? new URL(address).hostname : typed).replace(/^www\./, '')
}

export function programmeChange({ kind, parameter, value, template, sub }: ProgrammeValues): ProgrammeChange {
  return kind === 'template'
    ? { template: template.trim() }
    : { parameter: parameter.trim(), value: value.trim(), ...(sub.trim() && { sub_parameter: sub.trim() }) }
}

/** The validation error of the values; empty if they are valid. */
export function validateProgramme({ host, kind, parameter, value, template, sub }: ProgrammeValues): string {
  if (!/^[^\s/]+\.[^\s/]+$/.test(parseHost(host))) return 'The host of a shop is needed, such as shop.example'
  if (kind === 'template')
    return /^https?:\/\/[^\s/]\S*$/i.test(template.trim()) && template.includes('{url}')
      ? ''
      : 'The template must be an address that contains {url}'
  if (!/^[\w.~-]+$/.test(parameter.trim())) return 'The name of the parameter is needed'
  if (sub.trim() && !/^[\w.~-]+$/.test(sub.trim())) return 'This is not the name of a parameter for the sub-id'
  return value.trim() ? '' : `The ${isAmazon(parseHost(host)) ? 'tag' : 'value'} is needed`
}

/** An example link with the program applied; null while the values are incomplete. */
export function exampleLink(values: ProgrammeValues): string | null {
  if (validateProgramme(values)) return null
  const host = parseHost(values.host)
  const programme = {
    host,
    parameter: null,
    value: null,
    template: null,
    sub_parameter: null,
    ...programmeChange(values),
  }
  return affiliateLink(
    `https://www.${host}/${isAmazon(host) ? 'dp/B000000000' : 'a-product'}`,
    programmesIn('id-of-the-post', [programme]),
  )
}
