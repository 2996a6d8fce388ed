import type { PayloadRequest } from 'payload'
import { filterQuery, type ActivityFilters } from '@/lib/activity/filters'
import { Button } from '@/components/ui/Button/Button'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { hrefs } from '../../hrefs'
import { ActivityLine } from './ActivityLine'
import type { Actor } from './data/loadActors'
import type { ActivityPage } from './data/loadActivityPage'
import type { EntryContext } from './describeEntry'
import styles from './Activity.module.css'

interface Props {
  actors: Actor[]
  filters: ActivityFilters
  page: ActivityPage
  req: PayloadRequest
  speaker: EntryContext
}

/** The entries, with a link to older ones. */
export function ActivityList({ actors, filters, page: { lines, older }, req, speaker }: Props) {
  const { t } = speaker
  const isNarrowed = filterQuery(filters) !== ''
  if (lines.length === 0) {
    return (
      <div className={styles.card}>
        <EmptyState icon="History" title={t(isNarrowed ? 'activityNoneFound' : 'activityEmpty')}>
          {t(isNarrowed ? 'activityNoneFoundHelp' : 'activityEmptyHelp')}
        </EmptyState>
      </div>
    )
  }
  const people = new Map(actors.map((actor) => [actor.id, actor]))
  const hrefOf = hrefs(req)
  const address = (before: ActivityFilters['before']) =>
    `${hrefOf('/settings/activity')}${filterQuery({ ...filters, before })}`
  return (
    <>
      <ol aria-label={t('activityLines')} className={styles.card}>
        {lines.map((line) => (
          <ActivityLine
            hrefOf={hrefOf}
            key={line.id}
            language={req.i18n.language}
            line={line}
            people={people}
            speaker={speaker}
          />
        ))}
      </ol>
      <nav aria-label={t('activityLines')} className={styles.pages}>
        {filters.before && <Button href={address(null)}>{t('activityNewest')}</Button>}
        {older && <Button href={address(older)}>{t('activityOlder')}</Button>}
      </nav>
    </>
  )
}
