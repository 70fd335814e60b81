'use client'

import { type FormEvent, type KeyboardEvent, use } from 'react'
import { ADMIN_TEXTS } from '@/lib/contract/admin-texts'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { ApiCapabilities } from '../../admin/api-capabilities'
import { buttonStyle } from '../../ui/controls/button-style'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { Breadcrumb } from '../frame/screen-head'
import { isSaveKey } from '../is-save-key'
import { ProductEnd } from './end/product-end'
import { ImagesField } from './images-field'
import { ProductFieldset, PurchaseFieldset } from './product-fields'
import { ProductDuplicates } from './product-duplicates'
import { ProductLinkState } from './product-link-state'
import { ProductOrigin, ProductUsage } from './product-side'
import { PriceHistory } from './prices/price-history'
import { RereadProduct } from './reread/reread-product'
import { ReplaceProduct } from './replace/replace-product'
import { SpecificationsField } from './specifications-field'
import { useProductEditor } from './use-product-editor'

const COLUMNS =
  'mx-auto grid w-full max-w-7xl grow grid-cols-1 content-start gap-x-8 gap-y-6 px-4 py-6 sm:px-6 ' +
  'lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-8'

/** The form of a product, with the origin of its values and its usage. */
export function ProductEditor({ loaded }: { loaded: CatalogProduct }) {
  const editor = useProductEditor(loaded)
  const { record, values, errors, isSaving, uploads, change } = editor
  const { corrected } = record
  const { archive, linkChecks, replace, reread } = use(ApiCapabilities)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    editor.save()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!isSaveKey(event) || event.defaultPrevented) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
  const fields = { values, errors, corrected, onChange: change }
  return (
    <form noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} className="flex grow flex-col">
      <Breadcrumb
        id={record.product.product_id}
        title={record.product.name || 'Untitled'}
        isChanged={editor.isChanged}
        onBack={editor.leave}
      />
      <div className={COLUMNS}>
        <div className="grid min-w-0 content-start gap-6">
          <ProductFieldset {...fields} />
          <ImagesField
            images={values.images}
            byHand={corrected.includes('images') || corrected.includes('image')}
            upload={editor.upload}
            onChange={editor.changeImages}
            onBusy={editor.onBusy}
          />
          <SpecificationsField
            specifications={values.specifications}
            error={errors.specifications}
            byHand={corrected.includes('specifications')}
            onChange={(specifications) => change({ specifications })}
          />
          <PurchaseFieldset {...fields} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <ProductUsage record={record}>
            <ProductDuplicates duplicates={record.duplicates} />
            {replace && <ReplaceProduct record={record} onReplaced={editor.reload} />}
          </ProductUsage>
          {linkChecks && (
            <ProductLinkState record={record} isBusy={isSaving} onChecked={editor.noteLink} onMove={editor.move} />
          )}
          <ProductOrigin record={record} isBusy={isSaving} onFollow={editor.follow}>
            {reread && <RereadProduct product={record.product} isChanged={editor.isChanged} onApplied={editor.adopt} />}
          </ProductOrigin>
          <PriceHistory record={record} />
          {archive && <ProductEnd record={record} onChanged={editor.reload} />}
        </div>
      </div>
      <div className="sticky bottom-0 z-30 border-t border-line bg-surface">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-end gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
          <p role="status" className="mr-auto text-sm text-muted">
            {uploads > 0 &&
              (uploads === 1 ? 'A picture is being uploaded...' : `${uploads} pictures are being uploaded...`)}
          </p>
          <button type="button" onClick={editor.leave} className={buttonStyle('quiet')}>
            Cancel
          </button>
          <button
            type="submit"
            aria-disabled={isSaving || uploads > 0}
            className={`${buttonStyle('primary')} min-w-32`}
          >
            {isSaving ? 'Saving...' : 'Update Product'}
          </button>
        </div>
      </div>
      <ConfirmDialog
        open={editor.guard.question !== null}
        title="Leave this page?"
        message={ADMIN_TEXTS.confirmLeave}
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={() => editor.guard.question?.leave()}
        onCancel={() => editor.guard.question?.stay()}
      />
      <ConfirmDialog
        open={editor.conflict !== null}
        title="Saved elsewhere in the meantime"
        message={`${editor.conflict ?? ''}.`}
        detail="Save the fields that you changed anyway? Other changes made there are kept."
        confirmLabel="Save my changes"
        kind="primary"
        onConfirm={editor.saveAnyway}
        onCancel={editor.closeConflict}
      />
    </form>
  )
}
