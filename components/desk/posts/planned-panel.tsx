import { RecordLink } from '@/components/desk/kit/frame'
import { IconButton } from '@/components/ui/controls/button'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { CARD } from '@/components/ui/styles'
import { plansQuery } from '@/lib/client/posts/post-states'
import { formatMoment, siteTimeZone, zonedFormat, toZonedTime } from '@/lib/format/dates'
import { EntryList } from '../kit/entry-list'
import { Loaded } from '../kit/feedback'
import { monthAfter, type PlanEvent, planEvents, weeksOf } from './plan-mark'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** What is planned to be published and unpublished: as a list, and on wide screens as a calendar. */
export function PlannedPanel() {
  const query = useQuery(plansQuery)
  const today = toZonedTime(new Date(query.dataUpdatedAt).toISOString()).slice(0, 10)
  return (
    <Loaded query={query} what="plans">
      {(posts) => {
        const events = planEvents(posts)
        return (
          <div className="grid gap-6">
            <p className="text-sm text-muted">{`Time zone: ${siteTimeZone().replaceAll('_', ' ')}.`}</p>
            <Calendar events={events} today={today} />
            <EntryList
              label="Planned changes"
              entries={events}
              empty="Nothing is planned. A post gets its times in its editor, under Plan."
            >
              {(event) => (
                <li key={`${event.post.id} ${event.action}`} className="grid gap-0.5 px-4 py-3">
                  <EventLink event={event} className="font-semibold wrap-anywhere" />
                  <p className="text-sm text-muted">{`${event.action} on ${formatMoment(event.moment)}`}</p>
                  {event.post.failure && (
                    <p className="text-sm wrap-anywhere text-danger">
                      {`This failed several times: ${event.post.failure}. Try again in its editor.`}
                    </p>
                  )}
                </li>
              )}
            </EntryList>
          </div>
        )
      }}
    </Loaded>
  )
}

function Calendar({ events, today }: { events: PlanEvent[]; today: string }) {
  const [month, setMonth] = useState(today.slice(0, 7))
  const name = zonedFormat({ month: 'long', year: 'numeric' }, 'UTC').format(new Date(`${month}-01T00:00:00Z`))
  return (
    <section aria-label="Calendar" className="max-md:hidden">
      <div className="mb-2 flex items-center gap-2">
        <h2 aria-live="polite" className="mr-auto font-display text-xl font-bold">
          {name}
        </h2>
        <IconButton icon={ChevronLeft} label="Previous month" onClick={() => setMonth(monthAfter(month, -1))} />
        <IconButton icon={ChevronRight} label="Next month" onClick={() => setMonth(monthAfter(month, 1))} />
      </div>
      <table className={`${CARD} w-full table-fixed border-collapse`}>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" className="border border-line p-2 text-left text-xs font-semibold text-muted">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className={`h-24 border border-line p-2 align-top ${day === today ? 'bg-tint' : ''}`}>
                  <time dateTime={day} className={`text-xs ${day.startsWith(month) ? 'font-semibold' : 'text-muted'}`}>
                    {Number(day.slice(8))}
                  </time>
                  {events
                    .filter((event) => event.day === day)
                    .map((event) => (
                      <div key={`${event.post.id} ${event.action}`} className="mt-1 text-xs">
                        <span className="text-muted">{`${toZonedTime(event.moment).slice(11)} ${event.action} `}</span>
                        <EventLink event={event} className="line-clamp-2 font-medium wrap-anywhere" />
                      </div>
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function EventLink({ event: { post }, className }: { event: PlanEvent; className: string }) {
  return <RecordLink post={post.id} name={post.title} className={`${className} text-link hover:underline`} />
}
