import { ReaderError, type ReaderFault } from '../../reader/reader-options'
import { UnreadableError } from '../products/rows/records'
import { apiErrors } from './api-errors'

/** 400: the URL is invalid; 422: the page is not usable; 502 and 504: the shop or the network failed. */
const STATUS: Record<ReaderFault, number> = {
  'bad-address': 400,
  'blocked-address': 400,
  'not-a-product': 422,
  'too-large': 422,
  'wrong-type': 422,
  'http-status': 502,
  'robot-check': 502,
  'robots-txt': 502,
  unreachable: 502,
  timeout: 504,
}

/** Runs a read of another site, or of a file; its failure becomes an error of the API. */
export async function readable<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof UnreadableError) throw apiErrors.unreadable(422, 'NOT_A_FEED', error.message)
    if (!(error instanceof ReaderError)) throw error
    throw apiErrors.unreadable(STATUS[error.code], error.code.toUpperCase().replaceAll('-', '_'), error.message)
  }
}
