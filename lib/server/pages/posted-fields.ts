import { headers } from 'next/headers'
import { POSTED_FIELDS_HEADER } from '../core/request/posted-form'

/** The fields of a form that was posted to this page before scripts could handle it, without its password; null if none was. */
export async function postedFields(): Promise<{ email: string; name: string } | null> {
  const posted = (await headers()).get(POSTED_FIELDS_HEADER)
  if (posted === null) return null
  const fields = new URLSearchParams(posted)
  const text = (name: string) => fields.get(name)?.slice(0, 200) ?? ''
  return { email: text('email'), name: text('name') }
}
