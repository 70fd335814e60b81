import { offersSaving } from '@/lib/contract/saved/offers-saving'
import { SaveButton, type SaveButtonProps } from './save-button'

/** A Save button, where visitors have lists. Imported as `#save-slot`. */
export const SaveSlot = (props: SaveButtonProps) => offersSaving() && <SaveButton {...props} />
