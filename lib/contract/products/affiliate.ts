import { z } from 'zod'
import { admin, dataResponse, messageDataResponse, open, messageResponse } from '../call'
import * as f from '../fields/fields'
import { MAX_PLACE, MAX_PRICE_HOURS, MAX_URL_LENGTH, PROGRAMME_LENGTHS } from '../limits'

/** An affiliate program; see lib/format/addresses/affiliate-link.ts. */
const programmeSchema = z.object({
  host: f.anyText,
  parameter: f.looseText,
  value: f.looseText,
  template: f.looseText,
  sub_parameter: f.looseText,
  place: f.looseNumber.optional(),
  price_hours: f.looseNumber.optional(),
})

const HOST = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
/** A normalized host: lower case, without `www.`. */
const host = f
  .trimmed(PROGRAMME_LENGTHS.host)
  .transform((value) => value.toLowerCase().replace(/^www\./, ''))
  .refine((value) => HOST.test(value), 'must be the host of a shop, such as shop.example')

const template = f
  .text(MAX_URL_LENGTH)
  .refine(
    (value) =>
      value.includes('{url}') && /^https?:\/\/[^\s/]\S*$/i.test(value) && URL.canParse(value.replaceAll('{url}', 'x')),
    'must be an http or https address that holds {url}',
  )

const parameter = f.text(PROGRAMME_LENGTHS.parameter).regex(/^[\w.~-]+$/, 'must be the name of a parameter')

const wholeNumber = (max: number) => f.wholeNumberFrom(1, max).nullable().optional()
const rules = {
  place: wholeNumber(MAX_PLACE).describe('Its place among shops with the same price; those without one come last'),
  price_hours: wholeNumber(MAX_PRICE_HOURS).describe('Hours after which prices of the shop are hidden from visitors'),
}

const parameterChange = z.strictObject({
  parameter,
  value: f.required(PROGRAMME_LENGTHS.value),
  sub_parameter: parameter.optional().describe('Gets the id of the post, where there is one'),
  ...rules,
})
const templateChange = z.strictObject({ template, ...rules })

/** What the form of a program sends, by what its links get. */
export const programmeInputs = {
  parameter: z.object({ host, change: parameterChange }),
  template: z.object({ host, change: templateChange }),
}

/** Either a parameter with its value, or a template. */
const programmeChange = z.union(
  [parameterChange, templateChange],
  'must be a parameter with its value, or a template with {url}',
)
export type ProgrammeChange = z.infer<typeof programmeChange>

/** Affiliate programs: additions of this site. They are public, as the links are. */
export const affiliateCalls = {
  list: open('GET /data/affiliate-programmes', 'List affiliate programs', {
    description:
      'A query parameter is added to addresses of a host and its subdomains, or they are inserted into a template as {url}, with the id of the post as {sub}. Addresses with a tag are unchanged.',
  }).output(dataResponse({ programmes: f.looseObjects(programmeSchema) })),
  save: admin('PUT /admin/affiliate-programmes/{host}', 'Set the affiliate program of a shop', { isDetailed: true })
    .input(z.object({ params: z.object({ host }), body: programmeChange }))
    .output(messageDataResponse({ programme: programmeSchema })),
  remove: admin('DELETE /admin/affiliate-programmes/{host}', 'Delete the affiliate program of a shop', {
    failures: [404],
  })
    .input(z.object({ host }))
    .output(messageResponse({})),
}
