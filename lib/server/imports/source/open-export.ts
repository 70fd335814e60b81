import {
  type AboutPicture,
  type ExportedRedirect,
  ImportError,
  type ImportedPost,
  type ImportSource,
  type SourceOptions,
} from '../../../import/imported-post'
import { leaseThread, returnThread, type Thread, type ThreadTask, ThreadEndedError } from '../../core/threads/threads'
import type { Head, Tail } from './read-export'

/** Posts that may end the thread which reads an export: each costs reading it anew. */
const MOST_UNREADABLE = 20

const unreadable = (reason: string) => new ImportError(`The export cannot be read. ${reason}`)

/** An export that a thread has opened and reads. */
export class ExportReader {
  private thread: Thread | null = null
  /** The posts that ended the thread, as it counts them. */
  private readonly unreadable: number[] = []

  constructor(
    private readonly file: string,
    private readonly scratch: string,
    private readonly options: Omit<SourceOptions, 'onUnpacked'> & { onUnpacked: (share: number) => void },
    private readonly module = 'lib/server/imports/source/read-export.ts',
  ) {}

  /** @throws ImportError */
  async open(): Promise<ImportSource> {
    const { isOwn, ...head } = await this.openFile()
    let tail: Tail = { others: new Map(), archives: [], lists: [] }
    const posts = async function* (this: ExportReader) {
      yield* this.each<ImportedPost>('posts')
      tail = await this.whole<Tail>('readTail')
    }.bind(this)
    return {
      ...head,
      posts,
      get others() {
        return tail.others
      },
      archives: () => tail.archives,
      lists: () => tail.lists,
      ...(isOwn && {
        own: {
          products: () => this.each<Record<string, unknown>>('products'),
          redirects: () => this.whole<ExportedRedirect[]>('readRedirects'),
          pictures: async () => new Map(await this.whole<[string, AboutPicture][]>('readPictures')),
        },
      }),
    }
  }

  private openFile(): Promise<Head> {
    const { pages, onUnpacked } = this.options
    return this.whole('openHere', [this.file, this.scratch, pages], { calls: { onUnpacked } })
  }

  /** Unpacks an archive of pictures into a folder, unless an earlier run has done so. @throws ImportError */
  unpack(archive: string, folder: string): Promise<void> {
    return this.whole('unpackOnce', [archive, folder], { module: 'lib/import/open-source.ts' })
  }

  close(): void {
    if (this.thread) returnThread(this.thread)
    this.thread = null
  }

  private run<Result>(name: string, args: unknown[], more: Partial<ThreadTask> = {}): Promise<Result> {
    this.thread ??= leaseThread()
    return this.thread.run<Result>({ module: this.module, name, args, errors: { ImportError }, ...more })
  }

  /** Reads something on which all posts depend. */
  private whole<Result>(name: string, args: unknown[] = [], more: Partial<ThreadTask> = {}): Promise<Result> {
    return this.run<Result>(name, args, { ended: unreadable, ...more })
  }

  /** Reads the posts or products one at a time. A post that ends the thread is left out by the next one, with the reason. */
  private async *each<Value>(kind: 'posts' | 'products'): AsyncGenerator<Value> {
    let [read, at] = [0, 0]
    const onPost = (count: number) => void (at = count)
    await this.run('beginReading', [kind, read, this.unreadable])
    for (;;) {
      try {
        const value = await this.run<Value | null>('readNext', [], { calls: { onPost } })
        if (value === null) return
        read += 1
        yield value
      } catch (error) {
        if (!(error instanceof ThreadEndedError)) throw error
        if (at === 0 || kind === 'products' || this.unreadable.push(at) > MOST_UNREADABLE)
          throw unreadable(error.message)
        this.thread = null
        await this.openFile()
        await this.run('beginReading', [kind, read, this.unreadable])
      }
    }
  }
}
