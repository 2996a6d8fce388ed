import type { UIFieldServerProps } from 'payload'
import { personOf, tenantOf, tenantOfForm, translatorOf } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import { intlLanguage } from '@/lib/time/formatIn'
import { readEventSums } from '../database/figures'
import { DEFAULT_DAYS, lastDays } from '../lib/period'
import styles from './Audience.module.css'

/** How often the page of an event was read lately, and Book pressed, in the sidebar. Renders nothing for a new event. */
export async function EventLine({ data, id, req }: UIFieldServerProps) {
  const tenantId = await tenantOfForm(req, data)
  const tenant = tenantId && id ? await tenantOf(req, tenantId) : null
  if (!tenant || !hasPermission(await personOf(req), 'events:view', tenant.id)) return null
  const { presses, visits } = await readEventSums(req, tenant.id, String(id), lastDays(DEFAULT_DAYS, tenant.timezone))
  if (presses + visits === 0) return null
  const t = translatorOf(req.i18n)
  const numbers = new Intl.NumberFormat(intlLanguage(req.i18n.language))
  return (
    <p className={styles.line}>
      <strong>{t('audienceLine')}</strong>{' '}
      {t('audienceLineText', { presses: numbers.format(presses), visits: numbers.format(visits) })}
    </p>
  )
}
