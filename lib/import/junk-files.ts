const JUNK = /(?:^|\/)(?:__MACOSX(?:\/|$)|(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$)/i

/** Whether macOS or Windows adds a file or folder of this name to others, without telling. */
export const isJunk = (place: string) => JUNK.test(place)
