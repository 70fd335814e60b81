/** Characters that HTML and XML forbid: controls other than white space, lone surrogates and noncharacters. */
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Cs}\p{Noncharacter_Code_Point}]/gu

/** The text without the characters that no page and no feed can hold. */
export const printable = (text: string): string => text.replace(FORBIDDEN, '')
