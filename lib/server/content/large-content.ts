import { errors } from '../core/errors'
import { LARGE_TEXT, runInThread } from '../core/threads/threads'
import { cleanContent } from './clean-content'
import { renderContent } from './render-content'

/** `cleanContent`, of a large text in a thread. @throws invalid for one that takes too long. */
export async function cleanLarge(html: string): Promise<string> {
  if (html.length < LARGE_TEXT) return cleanContent(html)
  return runInThread<typeof cleanContent>({
    module: 'lib/server/content/clean-content.ts',
    name: 'cleanContent',
    args: [html],
    ended: (reason) => errors.badField('content', `cannot be read. ${reason}`),
  })
}

/** `renderContent`, of a large text in a thread. @throws ThreadEndedError */
export async function renderLarge(
  ...args: Parameters<typeof renderContent>
): Promise<ReturnType<typeof renderContent>> {
  if (args[0].length < LARGE_TEXT) return renderContent(...args)
  return runInThread<typeof renderContent>({
    module: 'lib/server/content/render-content.ts',
    name: 'renderContent',
    args,
  })
}
