import { use } from 'react'
import { VisitorPartsContext } from '../frame/visitor/visitor-slots'
import { SaveButton, type SaveButtonProps } from './save-button'

/** SaveSlot (save-slot.tsx) where a client component contains it. */
export const SaveSlot = (props: SaveButtonProps) => use(VisitorPartsContext)?.hasLists && <SaveButton {...props} />
