import { useQuery } from '@tanstack/react-query'
import { api } from '@/lib/client/calls/client'
import { affiliateProgrammesQuery } from '@/lib/client/products/affiliates'
import { countOf } from '@/lib/format/texts/counts'
import type { AffiliateProgramme } from '@/lib/format/addresses/affiliate-link'
import { EditForm, type EditFormFields, type EntryFormProps, ListWithForm, useEditForm } from '../kit/edit-form'
import { EntryList, EntryRow, PanelSection } from '../kit/entry-list'
import { Loaded, undo, useWrite } from '../kit/feedback'
import {
  exampleLink,
  programmeBody,
  programmeChange,
  programmeSchema,
  programmeValues,
  type Kind,
  parseHost,
  type ProgrammeValues,
} from './programme-values'
import { useId } from 'react'
import { MAX_URL_LENGTH, PROGRAMME_LENGTHS } from '@/lib/contract/limits'
import { AMAZON_SHOPS, isAmazon } from '@/lib/format/addresses/shops'
import { CheckField, SelectField, TextField } from '../kit/form-field'

/** The affiliate programs of the shops. */
export function AffiliatesPanel() {
  const query = useQuery(affiliateProgrammesQuery)
  const failed = 'Failed to remove program'
  const { write: save } = useWrite(api.affiliates.save, { failed })
  const { write } = useWrite(api.affiliates.remove, { failed })
  const remove = (programme: AffiliateProgramme) => {
    const { host } = programme
    const body = programmeChange(programmeValues(programme))
    return write({ host }, () => undo(() => save({ params: { host }, body })))
  }
  return (
    <ListWithForm addLabel="Add a program" fresh={null} form={ProgrammeForm}>
      {(open) => (
        <PanelSection
          title="Your programs"
          note="They are applied when a link is shown: on cards, in posts, feeds and structured data. Stored links are not changed, and an address that already has a tag keeps it."
        >
          <Loaded query={query} what="affiliate programs">
            {(programmes) => (
              <EntryList
                label="Your programs"
                entries={programmes}
                empty="None yet: links lead to shops without a tag."
              >
                {(programme) => (
                  <EntryRow
                    key={programme.host}
                    dir="ltr"
                    title={programme.host}
                    facts={describe(programme)}
                    onChange={() => open(programme)}
                    onRemove={() => void remove(programme)}
                  />
                )}
              </EntryList>
            )}
          </Loaded>
        </PanelSection>
      )}
    </ListWithForm>
  )
}

const describe = ({ parameter, value, template, sub_parameter: sub, price_hours: hours }: AffiliateProgramme) =>
  [
    template ?? `${parameter}=${value}${sub ? `, ${sub} with the id of the post` : ''}`,
    ...(hours ? [`prices hidden after ${countOf(hours, 'hour')}`] : []),
  ].join(', ')

/**
 * Form for the affiliate program of a shop: an Amazon tag, a query parameter, or the template of a network.
 * @param props.entry the program to edit; null for a new one.
 */
function ProgrammeForm({ entry: programme, isOpened, onDone }: EntryFormProps<AffiliateProgramme | null>) {
  const { values, set, field, parse, form } = useEditForm({
    initial: programmeValues(programme ?? {}),
    schema: programmeSchema,
    bodyOf: programmeBody,
    save: ({ host, change }) => api.affiliates.save({ params: { host }, body: change }),
    isOpened,
    onDone,
  })
  const parsed = parse(values)
  const fields = { values, set, field }
  return (
    <EditForm title={programme ? `Change ${programme.host}` : 'Add a program'} saveLabel="Save program" {...form}>
      {!programme && <ShopFields {...fields} autoFocus={isOpened} />}
      <LinkFields {...fields} autoFocus={isOpened && programme !== null} />
      <div className="grid gap-4 sm:max-lg:grid-cols-2">
        <TextField
          {...field('price_hours')}
          label="Hide prices after ... hours (optional)"
          hint="Only if the program’s terms require it. Visitors then see no older price."
          inputMode="numeric"
          maxLength={4}
        />
        <TextField
          {...field('place')}
          label="Priority at equal prices (optional)"
          hint="Of several shops with the same price, the one with the lowest number comes first."
          inputMode="numeric"
          maxLength={3}
        />
      </div>
      {parsed.success && (
        <p className="text-sm text-muted">
          A link then reads <span className="wrap-anywhere text-ink">{exampleLink(parsed.data)}</span>
        </p>
      )}
    </EditForm>
  )
}

const OTHER = 'other'
const SHOPS = [
  ...AMAZON_SHOPS.map(({ host, country }) => [host, `Amazon ${country} (${host})`] as const),
  [OTHER, 'Another shop'] as const,
]
const KIND_LABELS: Record<Kind, string> = {
  parameter: 'Add a parameter to its addresses',
  template: 'Put its addresses into a link template',
}

type FieldsProps = EditFormFields<ProgrammeValues> & {
  /** Whether what names the shop, or the link, takes the focus. */
  autoFocus: boolean
}

/** The shop of a new programme: one of Amazon's, or another one by its host. */
function ShopFields({ values, set, field, autoFocus }: FieldsProps) {
  const isListed = AMAZON_SHOPS.some(({ host }) => host === values.host)
  return (
    <>
      <SelectField
        label="Shop"
        autoFocus={autoFocus}
        options={SHOPS}
        value={isListed ? values.host : OTHER}
        onChange={(host) =>
          set(host === OTHER ? { host: '', parameter: '' } : { host, kind: 'parameter', parameter: 'tag' })
        }
      />
      {!isListed && (
        <TextField
          {...field('host')}
          label="Domain of the shop"
          inputMode="url"
          maxLength={PROGRAMME_LENGTHS.host}
          placeholder="shop.example"
        />
      )}
    </>
  )
}

/** How the links to the shop are changed: by a parameter, or by the template of a network. */
function LinkFields({ values, set, field, autoFocus }: FieldsProps) {
  const name = useId()
  const onAmazon = isAmazon(parseHost(values.host))
  const kinds = !onAmazon && (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">How its links earn</legend>
      {(['parameter', 'template'] as const).map((kind) => (
        <CheckField key={kind} type="radio" name={name} checked={values.kind === kind} onChange={() => set({ kind })}>
          {KIND_LABELS[kind]}
        </CheckField>
      ))}
    </fieldset>
  )
  if (values.kind === 'template')
    return (
      <>
        {kinds}
        <TextField
          {...field('template')}
          label="Link template"
          autoFocus={autoFocus}
          hint="{url} stands for the address of the product, {sub} for the id of the post."
          maxLength={MAX_URL_LENGTH}
          placeholder="https://go.network.example/deeplink?id=123&url={url}"
        />
      </>
    )
  return (
    <>
      {kinds}
      <div className="grid gap-4 sm:max-lg:grid-cols-2">
        {!onAmazon && (
          <TextField
            {...field('parameter')}
            label="Parameter"
            maxLength={PROGRAMME_LENGTHS.parameter}
            placeholder="ref"
          />
        )}
        <TextField
          {...field('value')}
          label={onAmazon ? 'Your tag' : 'Value'}
          autoFocus={autoFocus}
          maxLength={PROGRAMME_LENGTHS.value}
          placeholder={onAmazon ? 'yourname-20' : ''}
        />
        <TextField
          {...field('sub_parameter')}
          label="Parameter for the post’s id (optional)"
          hint="Networks call it sub-ID. It tells the program’s reports which post earned."
          maxLength={PROGRAMME_LENGTHS.parameter}
          placeholder={onAmazon ? 'ascsubtag' : 'subid'}
        />
      </div>
    </>
  )
}
