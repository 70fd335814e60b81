import { sealData, unsealData } from 'iron-session'
import { type FeedInput, feedInputSchema } from '@/lib/contract/products/feed'
import { sessionSecret } from '../../auth/session-secret'
import { UnreadableError } from '../rows/records'

/** What a server asks for: a user and password, or a key. */
type FeedSecret = NonNullable<FeedInput['secret']>

/** Keys as networks write them into addresses: Awin's in the path, others as a parameter. */
const KEYS = [/(\/apikey\/)([\w-]{16,})(?=\/|$)/i, /([?&](?:api_?key|token|access_?key|key|auth)=)([\w.~-]{12,})/i]

/** The address without its key, for which `{key}` stands, and the key. */
function withoutKey(address: string): { address: string; key: string | null } {
  for (const pattern of KEYS) {
    const key = pattern.exec(address)?.[2]
    if (key) return { address: address.replace(pattern, '$1{key}'), key }
  }
  return { address, key: null }
}

type Access = { address: string | null; secret: string | null }

/**
 * What is stored of the address of a feed, without its key, and of its secret, sealed so that only this site can read it.
 * @param before the stored feed, whose secret stays unless another is entered. It must not reach another server.
 */
export async function accessOf(
  { address, secret }: Pick<FeedInput, 'address' | 'secret'>,
  before: Access | undefined,
): Promise<Access> {
  const bare = address === null ? { address, key: null } : withoutKey(address)
  const typed = { ...secret, ...(bare.key && { key: bare.key }) }
  const entered = Object.fromEntries(Object.entries(typed).filter(([, value]) => value))
  const isKept = secret === undefined && originOf(before?.address ?? null) === originOf(bare.address)
  const kept = (isKept && before?.secret) || null
  const isEntered = Object.keys(entered).length > 0
  return { address: bare.address, secret: isEntered ? await sealData(entered, await lock()) : kept }
}

const originOf = (address: string | null) => address && new URL(address).origin

const lock = async () => ({ password: await sessionSecret(), ttl: 0 })

/** @throws UnreadableError for a seal of another site, as after a restore. */
async function openSecret(seal: string): Promise<FeedSecret> {
  const opened = await unsealData(seal, await lock()).catch(() => null)
  const checked = feedInputSchema.shape.secret.safeParse(opened)
  if (!checked.data || Object.keys(checked.data).length === 0)
    throw new UnreadableError('The password or key of this feed can no longer be read: enter it again.')
  return checked.data
}

/** What is requested: the address with its key, and a header with the password. @throws UnreadableError */
export async function requestOf(
  address: string,
  seal: string | null,
): Promise<{ address: string; headers: Record<string, string> }> {
  const { user = '', password = '', key }: FeedSecret = seal === null ? {} : await openSecret(seal)
  const isInAddress = address.includes('{key}')
  if (isInAddress && !key) throw new UnreadableError('The address needs a key.')
  const basic = (user || password) && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const authorization = basic || (key && !isInAddress && `Bearer ${key}`)
  return {
    address: address.replaceAll('{key}', encodeURIComponent(key ?? '')),
    headers: authorization ? { authorization } : {},
  }
}
