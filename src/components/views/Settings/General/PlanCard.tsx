'use client'

import { toast } from '@payloadcms/ui'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { SettingsCard } from '@/components/ui/SettingsCard/SettingsCard'
import { useMessages } from '@/components/ui/useMessages'
import styles from './PlanCard.module.css'
import type { PlanSummary } from './loadPlanSummary'

/** The site's plan. The largest plan has no upgrade button. */
export function PlanCard({ plan }: { plan: PlanSummary | null }) {
  const t = useMessages()
  const upgrade = !plan?.isLargest && (
    <Button onClick={() => void toast.info(t('planUpgradeSoon'))}>{t('planUpgrade')}</Button>
  )
  return (
    <SettingsCard action={upgrade} title={t('plan')}>
      {plan ? (
        <>
          <p className={styles.head}>
            <strong>{plan.name}</strong>
            <span className={styles.price}>{t('planPrice', { price: plan.price })}</span>
          </p>
          <ul className={styles.features}>
            {plan.features.map((feature) => (
              <li key={feature}>
                <Icon name="Check" />
                {feature}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.none}>{t('planNone')}</p>
      )}
    </SettingsCard>
  )
}
