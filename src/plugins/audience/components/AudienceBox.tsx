import { Button, SettingsCard } from '@/exports/client'
import { translatorOf } from '@/exports/server'
import { hasPermission, hrefs } from '@/exports/shared'
import type { DashboardBoxProps } from '@/exports/types'
import { isolateText } from '@/lib/text/isolated'
import { intlLanguage } from '@/lib/time/formatIn'
import { readEventSums } from '../database/figures'
import { OTHER } from '../lib/kinds'
import { lastDays } from '../lib/period'
import { readReport } from '../lib/readReport'
import { VIEW_KEYS } from '../operations/input'
import styles from './Audience.module.css'

const WEEK = 7
const MAX_WORDS = 3

/** Dashboard box: what was read this week, in three sentences. */
export async function AudienceBox({ person, req, tenant }: DashboardBoxProps) {
  if (!VIEW_KEYS.some((key) => hasPermission(person, key, tenant.id))) return null
  const period = lastDays(WEEK, tenant.timezone)
  const { documents, searches, visits } = await readReport(req, tenant.id, period)
  if (visits === 0) return null
  const t = translatorOf(req.i18n)
  const format = new Intl.NumberFormat(intlLanguage(req.i18n.language))
  const counted = (count: number) => ({ count, number: format.format(count) })
  const event = documents.find(({ collection }) => collection === 'events')
  // Performances beyond the rows of the report count too.
  const presses = event ? (await readEventSums(req, tenant.id, event.id, period)).presses : 0
  const searched = searches.filter(({ words }) => words !== OTHER)
  return (
    <SettingsCard
      action={<Button href={hrefs(req)('/visitors')}>{t('audienceTitle')}</Button>}
      title={t('audienceBox')}
    >
      <div className={styles.sentences}>
        {event && (
          <p>
            {t('audienceEventRead', { ...counted(event.visits), title: isolateText(event.title || t('untitled')) })}
            {presses > 0 && `; ${t('audienceEventPressed', counted(presses))}`}.
          </p>
        )}
        <p>{t('audienceBoxVisits', counted(visits))}</p>
        {searched.length > 0 && (
          <p>
            {t('audienceBoxSearches', {
              ...counted(searches.reduce((sum, { times }) => sum + times, 0)),
              words: searched
                .slice(0, MAX_WORDS)
                .map(({ words }) => isolateText(words))
                .join(', '),
            })}
          </p>
        )}
      </div>
    </SettingsCard>
  )
}
