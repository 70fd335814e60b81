import type { PostValues } from './post-values'

/** Labels of the form fields. */
export const FIELD_NAMES: Record<keyof PostValues, string> = {
  title: 'Title',
  summary: 'Short Summary',
  previewImage: 'Preview Image',
  previewImageAlt: 'Alt text of the preview image',
  previewImageCaption: 'Caption of the preview image',
  content: 'Content',
  products: 'Linked Products',
  tags: 'Category Tags',
  categories: 'Categories',
  status: 'Status',
  seo: 'Search engines and sharing',
  author: 'Author',
}
