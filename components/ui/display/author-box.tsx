import { safeAddress, webLinks } from '@/lib/format/addresses/hosts'
import { FallbackPicture } from './fallback-picture'

const hostOf = (link: string) => new URL(link).hostname.replace(/^www\./, '')

type Props = {
  author: {
    name: string
    /** May be empty. */
    bio: string
    picture: string | null
    links: string[]
  }
}

/** Who wrote something: picture, name, short text and links; nothing if there is no more than the name. */
export function AuthorBox({ author }: Props) {
  const picture = safeAddress(author.picture)
  const links = webLinks(author.links)
  if (!author.bio && !picture && links.length === 0) return null
  return (
    <section aria-labelledby="post-author" className="mt-10 flex gap-4 border-t border-line pt-6">
      {picture && (
        <FallbackPicture
          addresses={[picture]}
          alt=""
          sizes="64px"
          className="size-16 shrink-0 rounded-full bg-picture object-cover"
        />
      )}
      <div className="min-w-0">
        <h2 id="post-author" dir="auto" className="text-lg font-bold wrap-anywhere">
          {author.name}
        </h2>
        {author.bio && (
          <p dir="auto" className="mt-1 text-muted wrap-anywhere whitespace-pre-line">
            {author.bio}
          </p>
        )}
        {links.length > 0 && (
          <ul aria-label={`Links of ${author.name}`} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {links.map((link) => (
              <li key={link} className="max-w-full">
                <a href={link} rel="noopener" className="tag-link">
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
