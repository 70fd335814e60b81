import { RecordLink, ScreenColumns } from '@/components/desk/kit/frame'
import type { CatalogProduct } from '@/lib/contract/products/catalog'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { conflictText } from '../kit/feedback'
import { EditorForm, SaveBar } from '../kit/save-bar'
import { ProductEnd, ProductLinkState } from './product-end'
import { ImagesField } from './images-field'
import { OffersField, SpecificationsField } from './row-fields'
import { ProductFieldset, PurchaseFieldset } from './product-fields'
import { ProductOrigin, ProductUsage } from './product-side'
import { PriceHistory } from '@/components/desk/product-editor/price-history'
import { RereadProduct } from './reread-product'
import { ReplaceProduct } from './replace-product'
import { useProductEditor } from './use-product-editor'

const SAME = { gtin: 'Same product number (GTIN)', sku: 'Same item number in this shop' }

/** The form of a product, with the origin of its values and its usage. */
export function ProductEditor({ loaded }: { loaded: CatalogProduct }) {
  const editor = useProductEditor(loaded)
  const { record, values, errors, isSaving, uploads, change } = editor
  const { corrected, duplicates } = record
  const fields = { values, errors, corrected, onChange: change }
  return (
    <EditorForm
      id={record.product.product_id}
      title={record.product.name || 'Untitled'}
      isChanged={editor.isChanged}
      guard={editor.guard}
      onBack={editor.leave}
      onSave={() => void editor.save()}
      bar={<SaveBar action="Update Product" isSaving={isSaving} uploads={uploads} onCancel={editor.leave} />}
    >
      <ScreenColumns
        side={
          <>
            <ProductUsage record={record}>
              {duplicates.length > 0 && (
                <div className="grid gap-1">
                  <h3 className="font-bold">May be the same product</h3>
                  <ul aria-label="Possible duplicates" className="divide-y divide-line">
                    {duplicates.map(({ product_id: id, name, same }) => (
                      <li key={id} className="grid py-2">
                        <RecordLink product={id} className="min-h-6 font-semibold wrap-anywhere hover:underline">
                          {name || 'Untitled'}
                        </RecordLink>
                        <span className="text-muted">{SAME[same]}</span>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
              <ReplaceProduct record={record} onReplaced={editor.reload} />
            </ProductUsage>
            <ProductLinkState record={record} isBusy={isSaving} onChecked={editor.noteLink} onMove={editor.move} />
            <ProductOrigin record={record} isBusy={isSaving} onFollow={editor.follow}>
              <RereadProduct product={record.product} isChanged={editor.isChanged} onApplied={editor.adopt} />
            </ProductOrigin>
            <PriceHistory record={record} />
            <ProductEnd record={record} onChanged={editor.reload} />
          </>
        }
      >
        <ProductFieldset {...fields} />
        <ImagesField
          images={values.images}
          byHand={corrected.includes('images') || corrected.includes('image')}
          error={errors.images}
          upload={editor.upload}
          running={uploads.running}
          onChange={(images) => change((now) => ({ images: images(now.images) }))}
          onBusy={editor.onBusy}
        />
        <SpecificationsField {...fields} />
        <OffersField {...fields} product={record.product} />
        <PurchaseFieldset {...fields} />
      </ScreenColumns>
      <ConfirmDialog
        open={editor.conflict !== null}
        title="Saved elsewhere in the meantime"
        message={editor.conflict ? conflictText(editor.conflict) : ''}
        detail="Save the fields that you changed anyway? Other changes made there are kept."
        confirmLabel="Save my changes"
        kind="primary"
        onConfirm={editor.saveAnyway}
        onCancel={editor.closeConflict}
      />
    </EditorForm>
  )
}
