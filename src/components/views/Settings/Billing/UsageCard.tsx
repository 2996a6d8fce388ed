import type { TenantSummary } from '@/access/person'
import type { Translator } from '@/i18n/createTranslator'
import { planLimit, UNLIMITED } from '@/lib/plans/planAllows'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import styles from './Billing.module.css'
import type { Usage } from '@/database/tenants/counts'

interface Props {
  t: Translator
  tenant: TenantSummary
  usage: Usage
}

/** Every limit of the plan and its usage. */
export function UsageCard({ t, tenant, usage }: Props) {
  const toLine = (feature: string, used: number): Line => ({ limit: planLimit(tenant, feature), used })
  const lines: [string, Line][] = [
    [t('featureStaffSeats'), toLine('staff_seats', usage.seats)],
    [t('featureAdditionalLocales'), toLine('additional_locales', usage.languages)],
  ]
  const messages = planLimit(tenant, 'chat_messages_per_day')
  return (
    <SettingsCard title={t('billingUsage')}>
      <dl className={styles.usage}>
        {lines.map(([label, line]) => (
          <div className={styles.line} key={label}>
            <dt>{label}</dt>
            <dd>
              {line.limit === UNLIMITED
                ? t('billingUsedUnlimited', { used: line.used })
                : t('billingUsed', { limit: line.limit, used: line.used })}
              {line.limit > 0 && (
                <meter
                  aria-label={label}
                  className={styles.meter}
                  high={line.limit * 0.8}
                  max={line.limit}
                  min={0}
                  optimum={0}
                  value={line.used}
                />
              )}
            </dd>
          </div>
        ))}
        <div className={styles.line}>
          <dt>{t('featureChatPerDay')}</dt>
          <dd>{messages === UNLIMITED ? t('billingUnlimited') : t('billingAtMost', { limit: messages })}</dd>
        </div>
      </dl>
    </SettingsCard>
  )
}

interface Line {
  /** -1 for unlimited. */
  limit: number
  used: number
}
