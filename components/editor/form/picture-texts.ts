import { createContext } from 'react'

/** Whether the API stores alt text and caption of the preview image; otherwise their fields are hidden. */
export const PictureTexts = createContext(true)
