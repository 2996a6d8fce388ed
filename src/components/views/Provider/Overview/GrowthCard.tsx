import { formatIn, intlLanguage } from '@/lib/time/formatIn'
import { Button } from '@/components/ui/Button/Button'
import { List } from '@/components/ui/List/List'
import { ListRow } from '@/components/ui/List/ListRow'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { hrefs } from '../../hrefs'
import type { CardProps } from './loadOverview'

/** New sites by month. */
export function GrowthCard({ overview: { attention, growth }, req, t }: CardProps) {
  const { language } = req.i18n
  const number = new Intl.NumberFormat(intlLanguage(language))
  const month = formatIn(language, { month: 'long', timeZone: 'UTC', year: 'numeric' })
  return (
    <SettingsCard
      action={
        <Button href={hrefs(req)('/collections/tenants')} variant="quiet">
          {t('sitesCount', { count: attention.total })}
        </Button>
      }
      help={t('overviewGrowthHelp')}
      isFlush
      title={t('overviewGrowth')}
    >
      <List>
        {growth.length === 0 && <ListRow title={t('overviewMonthNone')} />}
        {growth.map(({ count, month: of }) => (
          <ListRow end={number.format(count)} key={of} title={month.format(new Date(`${of}-01T00:00:00Z`))} />
        ))}
      </List>
    </SettingsCard>
  )
}
