'use client'

import { useTranslation } from '@payloadcms/ui'
import { classes } from '../../../../components/ui/classes'
import { useWords } from '../../../../components/ui/useWords'
import { momentInZone } from '../../../../lib/events/momentInZone'
import { ClashNote } from '../Table/ClashNote'
import styles from './Add.module.css'
import type { Planned } from './usePlan'

/** Every date that comes of a rule, and what is to be known of it. */
export function PlanList({ planned: { plan, problem } }: { planned: Planned }) {
  const t = useWords()
  const { language } = useTranslation().i18n
  const clashing = plan?.docs.filter(({ clashes }) => clashes.length > 0).length ?? 0
  const words = () => {
    if (problem !== null) return problem || t('performancesPlanFailed')
    if (!plan) return t('performancesIncomplete')
    return plan.fresh === 0
      ? t('performancesNothingNew')
      : t('performancesPlanned', { count: plan.fresh, zone: plan.timezone.replaceAll('_', ' ') })
  }
  return (
    <section aria-label={t('performancesPlan')} className={styles.plan}>
      <p aria-live="polite" className={classes(styles.count, problem !== null && styles.problem)} role="status">
        {words()} {clashing > 0 && t('tableClashes', { count: clashing })}
      </p>
      {plan && (
        <ol className={styles.dates} tabIndex={0}>
          {plan.docs.map(({ change, clashes, isThere, start }) => (
            <li className={classes(styles.date, isThere && styles.there)} key={start}>
              <time dateTime={start}>{momentInZone(start, plan.timezone, language)}</time>
              {isThere && <span className={styles.note}>{t('performancesThere')}</span>}
              <ClashNote clashes={clashes} />
              {change && (
                <span className={styles.note}>{t(change === 'gap' ? 'performancesGap' : 'performancesTwice')}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
