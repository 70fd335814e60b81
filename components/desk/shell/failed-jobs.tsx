import { Button } from '@/components/ui/controls/button'
import { countOf } from '@/lib/format/texts/counts'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { CARD } from '@/components/ui/styles'
import { api } from '@/lib/client/calls/client'
import { failedJobsQuery } from '@/lib/client/imports'
import type { FailedJob } from '@/lib/contract/job-calls'
import { formatDate } from '@/lib/format/dates'
import { OwnApi } from '../kit/whole-contract'
import { useWrite } from '../kit/feedback'

/** The background jobs that failed, each with its reason; nothing if there are none. */
export function FailedJobs() {
  const isOffered = use(OwnApi)
  const { data: jobs = [] } = useQuery({ ...failedJobsQuery, enabled: isOffered })
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="failed-jobs" className={`${CARD} grid gap-2 p-4`}>
      <h2 id="failed-jobs" className="text-lg font-bold">
        {`${countOf(jobs.length, 'background job')} failed`}
      </h2>
      <ul aria-label="Failed background jobs" className="grid max-h-80 divide-y divide-line overflow-y-auto">
        {jobs.map((job) => (
          <FailedJobRow key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}

function FailedJobRow({ job }: { job: FailedJob }) {
  const retry = useWrite(api.jobs.retry)
  const dismiss = useWrite(api.jobs.dismiss)
  const isBusy = retry.busy || dismiss.busy
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
      <div className="grid min-w-0 grow basis-60">
        <span className="font-semibold first-letter:uppercase">{job.kind}</span>
        <span className="wrap-anywhere text-danger">{job.reason || 'No reason was given'}</span>
        {job.failed_at && <span className="text-muted">{`Stopped trying on ${formatDate(job.failed_at)}`}</span>}
      </div>
      <Button size="small" busy={isBusy} onClick={() => void retry.write({ id: job.id })}>
        Try again
      </Button>
      <Button kind="bare" size="small" busy={isBusy} onClick={() => void dismiss.write({ id: job.id })}>
        Dismiss
      </Button>
    </li>
  )
}
