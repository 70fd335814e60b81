import 'server-only'

/** The LIKE pattern of values that contain a text. */
export const containing = (text: string) => `%${text.trim().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
