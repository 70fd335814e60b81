import { useId } from 'react'
import { MAX_URL_LENGTH, PROGRAMME_LENGTHS } from '@/lib/contract/limits'
import { AMAZON_SHOPS, isAmazon } from '@/lib/format/addresses/shops'
import { CheckField, SelectField, TextField } from '../kit/form-field'
import type { EditFormFields } from '../kit/edit-form'
import { type Kind, parseHost, type ProgrammeValues } from './programme-values'

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
export function ShopFields({ values, set, field, autoFocus }: FieldsProps) {
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
export function LinkFields({ values, set, field, autoFocus }: FieldsProps) {
  const onAmazon = isAmazon(parseHost(values.host))
  const kind = !onAmazon && <KindField kind={values.kind} onChange={(chosen) => set({ kind: chosen })} />
  if (values.kind === 'template')
    return (
      <>
        {kind}
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
      {kind}
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

/** The rules of prices of the shop. */
export function PriceFields({ field }: Pick<FieldsProps, 'field'>) {
  return (
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
  )
}

function KindField({ kind: chosen, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  const name = useId()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">How its links earn</legend>
      {(['parameter', 'template'] as const).map((kind) => (
        <CheckField key={kind} type="radio" name={name} checked={chosen === kind} onChange={() => onChange(kind)}>
          {KIND_LABELS[kind]}
        </CheckField>
      ))}
    </fieldset>
  )
}
