import { ErrorText } from '@/components/desk/kit/feedback'
import { Button } from '@/components/ui/controls/button'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { newKey } from '@/lib/client/calls/new-key'
import { MAX_OFFERS, MAX_URL_LENGTH, PRODUCT_LENGTHS, SPECIFICATION_LENGTHS } from '@/lib/contract/limits'
import type { Product } from '@/lib/contract/products/product'
import { offerText } from '@/lib/format/products/product-values'
import { SelectField, TextField, FIELD, ByHand } from '../kit/form-field'
import { Fold, Section } from '../kit/frame'
import { RowList } from '../kit/row-list'
import { capitalized } from '../kit/list-head'
import { availabilityOptions, type FieldsProps } from './product-fields'
import type { OfferValue, SpecificationValue } from './product-values'

/** The specifications of a product: names and values, in order. */
export function SpecificationsField({ values, errors, corrected, ...fields }: FieldsProps) {
  const adder = useRef<HTMLButtonElement>(null)
  const [{ specifications }, { specifications: error }] = [values, errors]
  const onChange = (changed: SpecificationValue[]) => fields.onChange({ specifications: changed })
  return (
    <Fold title="Specifications" isFilled={specifications.length > 0} hasError={error !== undefined}>
      <Section>
        {corrected.includes('specifications') && <ByHand />}
        <RowList
          label="Specifications"
          items={specifications}
          keyOf={({ key }) => key}
          nameOf={(_, index) => `specification ${index + 1}`}
          onChange={onChange}
          isMovable={false}
          last={adder}
          rowClass="flex items-start gap-2"
        >
          {(item, { name, change, buttons }) => (
            <>
              <div className="grid min-w-0 grow grid-cols-1 gap-2 sm:grid-cols-[2fr_3fr]">
                {(['name', 'value'] as const).map((part) => (
                  <input
                    key={part}
                    aria-label={`${capitalized(part)} of ${name}`}
                    dir="auto"
                    maxLength={SPECIFICATION_LENGTHS[part]}
                    placeholder={capitalized(part)}
                    value={item[part]}
                    onChange={({ target }) => change({ [part]: target.value })}
                    className={FIELD}
                  />
                ))}
              </div>
              <div>{buttons}</div>
            </>
          )}
        </RowList>
        <ErrorText text={error} className="mt-2" />
        <Button
          ref={adder}
          icon={Plus}
          onClick={() => onChange([...specifications, { key: newKey(), name: '', value: '' }])}
          className="mt-3"
        >
          Add specification
        </Button>
      </Section>
    </Fold>
  )
}

type Props = Omit<FieldsProps, 'corrected'> & { product: Pick<Product, 'currency' | 'offers'> }

/** The offers of other shops: those of feeds, and those that a person enters. */
export function OffersField({ product, values: { offers }, errors: { offers: error }, ...fields }: Props) {
  const adder = useRef<HTMLButtonElement>(null)
  const onChange = (changed: OfferValue[]) => fields.onChange({ offers: changed })
  const ofFeeds = (product.offers ?? []).filter(({ by_hand: isByHand }) => !isByHand)
  const added = { key: newKey(), product_url: '', shop: '', price: '', currency: product.currency, availability: '' }
  return (
    <Fold title="Other shops" isFilled={offers.length + ofFeeds.length > 0} hasError={error !== undefined}>
      <Section>
        <p className="mb-3 text-sm text-muted">
          Visitors see these under “Also at”. When you save, the cheapest shop that has it in stock, in the product’s
          currency, becomes the main one; the previous main shop is then listed here.
        </p>
        <RowList
          label="Other shops"
          items={offers}
          keyOf={({ key }) => key}
          nameOf={(_, index) => `shop ${index + 1}`}
          onChange={onChange}
          isMovable={false}
          last={adder}
          rowClass="flex items-start gap-2 border-t border-line pt-3 pb-2"
        >
          {(offer, { name, change, buttons }) => (
            <>
              <OfferFields offer={offer} shop={name} onChange={change} />
              <div>{buttons}</div>
            </>
          )}
        </RowList>
        <ErrorText text={error} className="mt-2" />
        {offers.length < MAX_OFFERS && (
          <Button ref={adder} icon={Plus} onClick={() => onChange([...offers, added])} className="mt-3">
            Add shop
          </Button>
        )}
        {ofFeeds.length > 0 && (
          <ul aria-label="From product feeds" className="mt-4 grid gap-1 text-sm">
            {ofFeeds.map((offer) => (
              <li key={offer.product_url} className="wrap-anywhere">
                <span className="font-semibold">{offer.shop}</span>
                <span>{` · ${offerText(offer)} · from a product feed`}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </Fold>
  )
}

type OfferProps = { offer: OfferValue; shop: string; onChange: (part: Partial<OfferValue>) => void }

function OfferFields({ offer, shop, onChange }: OfferProps) {
  const field = (name: Exclude<keyof OfferValue, 'key'>, label: string, maxLength: number) => ({
    label,
    maxLength,
    'aria-label': `${label} of ${shop}`,
    dir: 'auto',
    value: offer[name],
    onChange: (value: string) => onChange({ [name]: value }),
  })
  return (
    <div className="grid min-w-0 grow grid-cols-1 gap-3 sm:grid-cols-6">
      <TextField
        {...field('product_url', 'Address in the shop', MAX_URL_LENGTH)}
        inputMode="url"
        className="sm:col-span-4"
      />
      <TextField {...field('shop', 'Name of the shop', PRODUCT_LENGTHS.brand)} className="sm:col-span-2" />
      <TextField {...field('price', 'Price', 20)} inputMode="decimal" className="sm:col-span-2" />
      <TextField {...field('currency', 'Currency', 3)} className="sm:col-span-2" />
      <SelectField
        label="Availability"
        aria-label={`Availability of ${shop}`}
        options={availabilityOptions(offer.availability)}
        value={offer.availability}
        onChange={(availability) => onChange({ availability })}
        className="sm:col-span-2"
      />
    </div>
  )
}
