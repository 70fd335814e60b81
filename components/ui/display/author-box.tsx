import { safeAddress, webLinks } from '@/lib/format/addresses/hosts'
import { authorPath } from '@/lib/format/addresses/paths'
import { FallbackPicture } from './fallback-picture'

const hostOf = (link: string) => new URL(link).hostname.replace(/^www\./, '')

type Author = {
  id: string
  name: string
  /** May be empty. */
  bio: string
  picture: string | null
  links: string[]
}

function Portrait({ author, isLarge = false }: { author: Author; isLarge?: boolean }) {
  const picture = safeAddress(author.picture)
  if (!picture) return null
  return (
    <FallbackPicture
      addresses={[picture]}
      alt=""
      sizes={isLarge ? '128px' : '64px'}
      className={`shrink-0 rounded-full bg-picture object-cover ${isLarge ? 'size-20 sm:size-32' : 'size-16'}`}
    />
  )
}

/** The authors of a list on a page about them all. */
const LISTED_AUTHORS = 12

/** Who writes here, each with the way to their posts. */
export function AuthorList({ authors }: { authors: Author[] }) {
  return (
    <section aria-labelledby="authors" className="self-start rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="authors" className="text-xl font-bold">
        Who writes here
      </h2>
      <ul className="mt-5 grid gap-6 sm:max-lg:grid-cols-2">
        {authors.slice(0, LISTED_AUTHORS).map((author) => (
          <li key={author.id} className="flex gap-4">
            <Portrait author={author} />
            <div className="min-w-0">
              <h3 dir="auto" className="font-bold wrap-anywhere">
                <a href={authorPath(author.id)} className="text-link">
                  {author.name}
                </a>
              </h3>
              <p dir="auto" className="mt-1 text-sm text-muted wrap-anywhere">
                {author.bio}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Props = {
  author: Author
  /** Whether it heads the page of the author; below a post it leads there. */
  isPage?: boolean
}

/** Who wrote something: picture, name, short text and links; below a post nothing if there is no more than the name. */
export function AuthorBox({ author, isPage = false }: Props) {
  const links = webLinks(author.links)
  if (!isPage && !author.bio && !safeAddress(author.picture) && links.length === 0) return null
  const Heading = isPage ? 'h1' : 'h2'
  return (
    <section
      aria-labelledby="author-name"
      className={`flex gap-4 sm:gap-6 ${isPage ? 'mt-6 max-w-3xl' : 'mt-10 border-t border-line pt-6'}`}
    >
      <Portrait author={author} isLarge={isPage} />
      <div className="min-w-0 self-center">
        <Heading id="author-name" dir="auto" className={isPage ? 'page-title' : 'text-lg font-bold wrap-anywhere'}>
          {isPage ? author.name : <a href={authorPath(author.id)}>{author.name}</a>}
        </Heading>
        {author.bio && (
          <p dir="auto" className={`text-muted wrap-anywhere whitespace-pre-line ${isPage ? 'mt-3 text-lg' : 'mt-1'}`}>
            {author.bio}
          </p>
        )}
        {links.length > 0 && (
          <ul aria-label={`Links of ${author.name}`} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {links.map((link) => (
              <li key={link} className="max-w-full">
                <a href={link} rel="noopener" className="tag-link text-link">
                  {hostOf(link)}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
