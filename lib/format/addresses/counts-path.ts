/** The path to which pages send what is to be counted; apart from other paths, since every page has the code that does it. */
export const COUNTS_PATH = '/api/counts'
