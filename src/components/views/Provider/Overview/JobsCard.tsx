import { relativeTime } from '@/lib/time/relativeTime'
import { intlLanguage } from '@/lib/time/formatIn'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import type { CardProps } from './loadOverview'
import { RetryJobs } from './RetryJobs'

/** The queue of the workers: what waits, and what was given up, with a button to try it again. */
export function JobsCard({ overview: { givenUp, queues }, req, t }: CardProps) {
  const { language } = req.i18n
  const number = new Intl.NumberFormat(intlLanguage(language))
  const { jobsOldest, jobsRunning, jobsWaiting } = queues
  return (
    <SettingsCard isFlush title={t('overviewJobs')}>
      <List>
        {givenUp.map(({ count, error, job }) => (
          <ListRow
            detail={<bdi dir="ltr">{t('overviewJobsFailedDetail', { count: number.format(count), error })}</bdi>}
            end={<RetryJobs job={job} />}
            key={job}
            title={t('overviewJobsFailed', { job })}
            wraps
          />
        ))}
        {jobsWaiting > 0 ? (
          <ListRow
            detail={t('overviewJobsOldest', { time: secondsAgo(jobsOldest, language) })}
            end={number.format(jobsWaiting)}
            title={t('overviewJobsWaiting')}
          />
        ) : (
          <ListRow title={t('overviewJobsDone')} />
        )}
        {jobsRunning > 0 && <ListRow end={number.format(jobsRunning)} title={t('overviewJobsRunning')} />}
      </List>
    </SettingsCard>
  )
}

/** Formats how long ago something was: 3 hours ago. */
export function secondsAgo(seconds: number, language: string): string {
  const now = new Date()
  return relativeTime(new Date(now.getTime() - seconds * 1000), now, language)
}
