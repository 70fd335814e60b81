import { MAX_URL_LENGTH, PROGRAMME_LENGTHS } from '@/lib/contract/limits'
import { AMAZON_SHOPS, isAmazon } from '@/lib/format/addresses/shops'
import { FIELD, FormField, TextField } from '../form/form-field'
import { type Kind, parseHost, type ProgrammeValues } from './programme-values'

const OTHER = 'other'
const KIND_LABELS: Record<Kind, string> = {
  parameter: 'Add a parameter to its addresses',
  template: 'Put its addresses into a link template',
}
const TEMPLATE_EXAMPLE = 'https://go.network.example/deeplink?id=123&url={url}'

type FieldsProps = { id: string; values: ProgrammeValues; onChange: (part: Partial<ProgrammeValues>) => void }
/** With `autoFocus`, what names the shop, or the link, takes the focus. */
type FocusedProps = FieldsProps & { autoFocus: boolean }

/** The shop of a new programme: one of Amazon's, or another one by its host. */
export function ShopFields({ id, values, autoFocus, onChange }: FocusedProps) {
  const isListed = AMAZON_SHOPS.some(({ host }) => host === values.host)
  const choose = (host: string) =>
    onChange(host === OTHER ? { host: '', parameter: '' } : { host, kind: 'parameter', parameter: 'tag' })
  return (
    <>
      <FormField id={`${id}-shop`} label="Shop">
        <select
          id={`${id}-shop`}
          autoFocus={autoFocus}
          value={isListed ? values.host : OTHER}
          onChange={({ target }) => choose(target.value)}
          className={FIELD}
        >
          {AMAZON_SHOPS.map(({ host, country }) => (
            <option key={host} value={host}>{`Amazon ${country} (${host})`}</option>
          ))}
          <option value={OTHER}>Another shop</option>
        </select>
      </FormField>
      {!isListed && (
        <TextField
          id={`${id}-host`}
          label="Host of the shop"
          inputMode="url"
          maxLength={PROGRAMME_LENGTHS.host}
          placeholder="shop.example"
          value={values.host}
          onChange={({ target }) => onChange({ host: target.value })}
        />
      )}
    </>
  )
}

/** How the links to the shop are changed: by a parameter, or by the template of a network. */
export function LinkFields({ id, values, autoFocus, onChange }: FocusedProps) {
  const onAmazon = isAmazon(parseHost(values.host))
  return (
    <>
      {!onAmazon && <KindField id={id} values={values} onChange={onChange} />}
      {values.kind === 'template' ? (
        <TextField
          id={`${id}-template`}
          label="Link template"
          autoFocus={autoFocus}
          hint="{url} stands for the address of the product, {sub} for the id of the post."
          maxLength={MAX_URL_LENGTH}
          placeholder={TEMPLATE_EXAMPLE}
          value={values.template}
          onChange={({ target }) => onChange({ template: target.value })}
        />
      ) : (
        <div className="grid gap-4 sm:max-lg:grid-cols-2">
          {!onAmazon && (
            <TextField
              id={`${id}-parameter`}
              label="Parameter"
              maxLength={PROGRAMME_LENGTHS.parameter}
              placeholder="ref"
              value={values.parameter}
              onChange={({ target }) => onChange({ parameter: target.value })}
            />
          )}
          <TextField
            id={`${id}-value`}
            label={onAmazon ? 'Your tag' : 'Value'}
            autoFocus={autoFocus}
            maxLength={PROGRAMME_LENGTHS.value}
            placeholder={onAmazon ? 'yourname-20' : ''}
            value={values.value}
            onChange={({ target }) => onChange({ value: target.value })}
          />
          <TextField
            id={`${id}-sub`}
            label="Parameter for the sub-id (optional)"
            hint="Gets the id of the post, so that the program’s reports tell which post earned."
            maxLength={PROGRAMME_LENGTHS.parameter}
            placeholder={onAmazon ? 'ascsubtag' : 'subid'}
            value={values.sub}
            onChange={({ target }) => onChange({ sub: target.value })}
          />
        </div>
      )}
    </>
  )
}

function KindField({ id, values, onChange }: FieldsProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">How its links earn</legend>
      {Object.entries(KIND_LABELS).map(([kind, label]) => (
        <label key={kind} className="flex min-h-6 items-center gap-2 text-sm">
          <input
            type="radio"
            name={`${id}-kind`}
            checked={values.kind === kind}
            onChange={() => onChange({ kind: kind as Kind })}
            className="size-4.5 accent-purple-600"
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
