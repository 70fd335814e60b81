/** Limits of imports, without the schemas, for the browser. */

/** Bytes of one file of an import. */
export const MAX_IMPORT_FILE_BYTES = 8 * 1024 ** 3
/** Bytes of a part of a file: with a body over 10 MB a proxy or Next might cut it. */
export const IMPORT_PART_BYTES = 8 * 1024 ** 2
export const MAX_NAME_LENGTH = 255
