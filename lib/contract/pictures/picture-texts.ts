import { PICTURE_GRACE_DAYS } from './picture-views'

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count.toLocaleString('en-US')} pictures`)
const places = (count: number) => (count === 1 ? '1 place' : `${count.toLocaleString('en-US')} places`)

export const PICTURE_SAVED = 'Alt text saved'
export const picturesRemoved = (count: number, used: number) =>
  `${pictures(count)} removed${used > 0 ? `; ${used} ${used === 1 ? 'is' : 'are'} in use and stayed` : ''}`
export const picturesRestored = (count: number) => `${pictures(count)} restored`
export const pictureReplaced = (count: number) => `Picture replaced in ${places(count)}`
export const pictureReplaceUndone = (count: number) => `Picture restored in ${places(count)}`
export const pictureSaveFailed = (reason: string) => `Failed to save alt text: ${reason}`
export const pictureRemoveFailed = (reason: string) => `Failed to remove pictures: ${reason}`
export const pictureRestoreFailed = (reason: string) => `Failed to restore pictures: ${reason}`
export const pictureReplaceFailed = (reason: string) => `Failed to replace picture: ${reason}`
export const confirmPictureRemoval = (count: number) =>
  `Are you sure you want to remove ${pictures(count)}? They can be restored for ${PICTURE_GRACE_DAYS} days.`
