import { createContext } from 'react'

/** Whether the API takes an alt text and a caption of the preview image: what would be lost is not asked for. */
export const PictureTexts = createContext(true)
