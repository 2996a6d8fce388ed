import { intlLanguage } from '@/lib/time/formatIn'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { hrefs } from '../../hrefs'
import { secondsAgo } from './JobsCard'
import type { CardProps } from './loadOverview'

/** The outbox: what waits, and what could not be delivered. */
export function MailsCard({ overview: { queues }, req, t }: CardProps) {
  const { language } = req.i18n
  const number = new Intl.NumberFormat(intlLanguage(language))
  const { mailsFailed, mailsOldest, mailsQueued } = queues
  const listOf = (status: string) =>
    `${hrefs(req)('/collections/mails')}?${new URLSearchParams({ 'where[or][0][and][0][status][equals]': status })}`
  return (
    <SettingsCard isFlush title={t('overviewMails')}>
      <List>
        <ListRow
          detail={mailsQueued > 0 && t('overviewJobsOldest', { time: secondsAgo(mailsOldest, language) })}
          end={number.format(mailsQueued)}
          href={listOf('queued')}
          title={t('overviewMailsQueued')}
        />
        <ListRow end={number.format(mailsFailed)} href={listOf('failed')} title={t('overviewMailsFailed')} />
      </List>
    </SettingsCard>
  )
}
