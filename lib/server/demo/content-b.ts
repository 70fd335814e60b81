import type { DemoPost, DemoProduct } from './content'
export const postsB: DemoPost[] = []
export const productsB: DemoProduct[] = []
