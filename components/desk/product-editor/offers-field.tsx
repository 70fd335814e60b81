import { ErrorText } from '@/components/desk/kit/panel-error'
import { Button, IconButton } from '@/components/ui/controls/button'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { newKey } from '@/lib/client/calls/new-key'
import { MAX_OFFERS, MAX_URL_LENGTH, PRODUCT_LENGTHS } from '@/lib/contract/limits'
import type { Product } from '@/lib/contract/products/product'
import { offerText } from '@/lib/format/products/price'
import { focusAfterRemoval } from '../kit/focus-after-removal'
import { SelectField, TextField } from '../kit/form-field'
import { Fold, Section } from '../kit/frame'
import { availabilityOptions } from './product-fields'
import type { OfferValue } from './product-values'

type Props = {
  product: Pick<Product, 'currency' | 'offers'>
  offers: OfferValue[]
  error: string | undefined
  onChange: (offers: OfferValue[]) => void
}

/** The offers of other shops: those of feeds, and those that a person enters. */
export function OffersField({ product, offers, error, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const ofFeeds = (product.offers ?? []).filter(({ by_hand: isByHand }) => !isByHand)
  const remove = (at: number) => {
    focusAfterRemoval(list.current, at, () => adder.current?.focus())
    onChange(offers.filter((_, other) => other !== at))
  }
  const added = { key: newKey(), product_url: '', shop: '', price: '', currency: product.currency, availability: '' }
  return (
    <Fold title="Other shops" isFilled={offers.length + ofFeeds.length > 0} hasError={error !== undefined}>
      <Section>
        <p className="mb-3 text-sm text-muted">
          Visitors see these under “Also at”. When you save, the cheapest shop that has it in stock, in the product’s
          currency, becomes the main one; the previous main shop is then listed here.
        </p>
        <ul ref={list} aria-label="Other shops" className="grid gap-4 empty:hidden">
          {offers.map((offer, at) => (
            <li key={offer.key} className="flex items-start gap-2 border-t border-line pt-3">
              <OfferFields
                offer={offer}
                number={at + 1}
                onChange={(part) => onChange(offers.map((each) => (each === offer ? { ...each, ...part } : each)))}
              />
              <IconButton icon={X} label={`Remove shop ${at + 1}`} onClick={() => remove(at)} />
            </li>
          ))}
        </ul>
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

type FieldsProps = { offer: OfferValue; number: number; onChange: (part: Partial<OfferValue>) => void }

function OfferFields({ offer, number, onChange }: FieldsProps) {
  const field = (name: Exclude<keyof OfferValue, 'key'>, label: string, maxLength: number) => ({
    label,
    maxLength,
    'aria-label': `${label} of shop ${number}`,
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
        aria-label={`Availability of shop ${number}`}
        options={availabilityOptions(offer.availability)}
        value={offer.availability}
        onChange={(availability) => onChange({ availability })}
        className="sm:col-span-2"
      />
    </div>
  )
}
