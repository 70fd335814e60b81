import { useQuery } from '@tanstack/react-query'
import { api } from '@/lib/client/calls/client'
import { affiliateProgrammesQuery } from '@/lib/client/products/affiliates'
import { countOf } from '@/lib/format/texts/counts'
import type { AffiliateProgramme } from '@/lib/format/addresses/affiliate-link'
import { EditForm, useEditForm } from '../kit/edit-form'
import { type EntryFormProps, ListWithForm } from '../kit/list-with-form'
import { EntryList, EntryRow, PanelSection } from '../kit/entry-list'
import { Loaded, undo, useWrite } from '../kit/feedback'
import { LinkFields, PriceFields, ShopFields } from './programme-fields'
import { exampleLink, programmeBody, programmeChange, programmeSchema, programmeValues } from './programme-values'

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
    onDone,
  })
  const parsed = parse(values)
  const fields = { values, set, field }
  return (
    <EditForm
      title={programme ? `Change ${programme.host}` : 'Add a program'}
      saveLabel="Save program"
      onCancel={isOpened ? onDone : null}
      {...form}
    >
      {!programme && <ShopFields {...fields} autoFocus={isOpened} />}
      <LinkFields {...fields} autoFocus={isOpened && programme !== null} />
      <PriceFields field={field} />
      {parsed.success && (
        <p className="text-sm text-muted">
          A link then reads <span className="wrap-anywhere text-ink">{exampleLink(parsed.data)}</span>
        </p>
      )}
    </EditForm>
  )
}
