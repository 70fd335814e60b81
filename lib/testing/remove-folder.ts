import { rm } from 'node:fs/promises'

/** Removes a test's folder with all in it; tries again where a process or a write that ends still adds a file. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
