/** What visitors read when all is well, or where a post should be: SPEC section 8, to the letter. No public page loads the other texts. */
export const TEXTS = {
  siteTagline: 'Find ideas and products to improve your home',

  postNotFound: 'Post Not Found',
  postNotFoundDetail: "The post you're looking for doesn't exist.",
} as const
