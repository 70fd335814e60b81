import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Post } from '../../lib/contract/posts/post'
import { ADMIN_HEADER } from './admin'

/** Calls the API as admin and returns the data of the response. */
export async function callAsAdmin(
  request: APIRequestContext,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  data?: object,
) {
  const response = await request[method](`/api${path}`, { headers: { authorization: ADMIN_HEADER }, data })
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true)
  return (await response.json()).data
}

/** Creates a draft, which public pages never show. */
export async function newDraft(request: APIRequestContext, fields: Partial<Post> = {}): Promise<Post> {
  return (await callAsAdmin(request, 'post', '/curated-posts', { title: 'A draft', summary: 'About it', ...fields }))
    .post
}

/** Deletes posts at the end of a test, once no open page can request them any more. */
export async function closeAndDelete(page: Page, request: APIRequestContext, ...ids: string[]): Promise<void> {
  await page.close()
  for (const id of ids) await callAsAdmin(request, 'delete', `/curated-posts/${id}`)
}

export async function storedPost(request: APIRequestContext, id: string): Promise<Post> {
  return (await callAsAdmin(request, 'get', `/curated-posts/${id}`)).post
}

export async function changeStored(request: APIRequestContext, id: string, change: object): Promise<Post> {
  return (await callAsAdmin(request, 'put', `/curated-posts/${id}`, change)).post
}

/** The latest post with a title, drafts included. */
export async function postByTitle(request: APIRequestContext, title: string): Promise<Post> {
  const { posts } = await callAsAdmin(request, 'get', '/curated-posts?limit=20')
  const found = (posts as Post[]).find((post) => post.title === title)
  if (!found) throw new Error(`no post has the title ${title}`)
  return storedPost(request, found.id)
}
