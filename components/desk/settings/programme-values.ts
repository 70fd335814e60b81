import { type ProgrammeChange, programmeInputs } from '@/lib/contract/products/affiliate'
import { affiliateLink, type AffiliateProgramme, programmesIn } from '@/lib/format/addresses/affiliate-link'
import { isAmazon } from '@/lib/format/addresses/shops'
import type { FormSchema } from '../kit/edit-form'

export type Kind = 'parameter' | 'template'

export type ProgrammeValues = ReturnType<typeof programmeValues>

/** The values of the program form; texts are empty where there is none. Without a program, those of a new one. */
export function programmeValues(programme: Partial<AffiliateProgramme> = {}) {
  const kind: Kind = programme.template ? 'template' : 'parameter'
  return {
    host: programme.host ?? 'amazon.com',
    kind,
    parameter: programme.parameter ?? 'tag',
    value: programme.value ?? '',
    template: programme.template ?? '',
    sub_parameter: programme.sub_parameter ?? '',
    place: programme.place?.toString() ?? '',
    price_hours: programme.price_hours?.toString() ?? '',
  }
}

/** The host in the entered text, which may be a host name or a URL. */
export function parseHost(text: string): string {
  const typed = text.trim().toLowerCase()
  const address = /^https?:\/\//.test(typed) ? typed : `https://${typed}`
  return (URL.canParse(address) ? new URL(address).hostname : typed).replace(/^www\./, '')
}

export function programmeChange(values: ProgrammeValues) {
  const { kind, parameter, value, template, sub_parameter: sub, place, price_hours } = values
  const rules = {
    ...(place.trim() && { place: Number(place) }),
    ...(price_hours.trim() && { price_hours: Number(price_hours) }),
  }
  return kind === 'template'
    ? { template: template.trim(), ...rules }
    : { parameter: parameter.trim(), value: value.trim(), ...(sub.trim() && { sub_parameter: sub.trim() }), ...rules }
}

type ProgrammeBody = { host: string; change: ProgrammeChange }

/** What the API gets for the values. */
export const programmeBody = (values: ProgrammeValues) => ({
  host: parseHost(values.host),
  change: programmeChange(values),
})

/** What the API takes for the values. */
export const programmeSchema = ({ kind }: ProgrammeValues): FormSchema<ProgrammeBody> => programmeInputs[kind]

/** An example link with a program applied. */
export function exampleLink({ host, change }: ProgrammeBody): string {
  const programme = { host, parameter: null, value: null, template: null, sub_parameter: null, ...change }
  return affiliateLink(
    `https://www.${host}/${isAmazon(host) ? 'dp/B000000000' : 'a-product'}`,
    programmesIn('id-of-the-post', [programme]),
  )
}
