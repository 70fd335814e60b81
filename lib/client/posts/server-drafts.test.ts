import { expect, test, vi } from 'vitest'
import { ApiError } from '../../contract/failure'
import { removeServerDraft, saveServerDraft } from './server-drafts'

const session = vi.hoisted(() => ({ header: 'Basic old' as string | null }))
const drafts = vi.hoisted(() => ({ save: vi.fn(), remove: vi.fn() }))
const apiAs = vi.hoisted(() => vi.fn(() => ({ drafts })))
vi.mock('../calls/client', () => ({ apiAs }))
vi.mock('../../session/admin-header', () => ({ adminHeader: () => session.header }))

test('once a header is refused, nothing is sent until there is another one', async () => {
  drafts.save.mockRejectedValueOnce(new ApiError(401, 'Invalid admin credentials'))
  await expect(saveServerDraft('a', 'one', '{}')).rejects.toThrow('Invalid admin credentials')
  await expect(saveServerDraft('a', 'one', '{}')).rejects.toThrow('The session has ended')
  session.header = null
  await expect(removeServerDraft('one')).rejects.toThrow('The session has ended')
  expect(apiAs).toHaveBeenCalledTimes(1)
  session.header = 'Basic new'
  await saveServerDraft('a', 'one', '{}')
  expect(apiAs).toHaveBeenLastCalledWith('Basic new')
  expect(drafts.save).toHaveBeenLastCalledWith({ params: { slot: 'one' }, body: { post_id: 'a', work: '{}' } })
})

test('a server that is away is tried again', async () => {
  drafts.save.mockRejectedValueOnce(new ApiError(0, 'The site could not be reached'))
  await expect(saveServerDraft(null, 'one', '{}')).rejects.toThrow('could not be reached')
  await saveServerDraft(null, 'one', '{}')
})
