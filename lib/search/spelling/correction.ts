/** A correction, both words as written. If it is not `sure`, the typed word is valid, too, and stays in the query. */
export type Correction = { typed: string; meant: string; sure: boolean }
