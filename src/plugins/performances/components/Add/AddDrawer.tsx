'use client'

import { useState } from 'react'
import { Button } from '../../../../components/ui/Button/Button'
import { Drawer } from '../../../../components/ui/Drawer/Drawer'
import { SelectField } from '../../../../components/ui/Field/SelectField'
import { useWords } from '../../../../components/ui/useWords'
import { DetailFields } from '../Details/DetailFields'
import { detailsOf } from '../Details/details'
import { usePerformances } from '../Table/usePerformances'
import styles from './Add.module.css'
import { emptyRule, ruleOf } from './ruleForm'
import { RuleFields } from './RuleFields'
import { useAdd } from './useAdd'
import { usePlan, type Planned } from './usePlan'
import { useTranslation } from '@payloadcms/ui'
import { classes } from '@/components/ui/classes'
import { momentInZone } from '@/lib/events/momentInZone'
import { ClashNote } from '../Table/ClashNote'

interface Props {
  /** Id of the event. */
  event: string
  onClose: () => void
  tenant: string
}

/** A rule, every date that comes of it, and the button that adds them. */
export function AddDrawer({ event, onClose, tenant }: Props) {
  const t = useWords()
  const [form, setForm] = useState(emptyRule)
  const [status, setStatus] = useState('draft')
  const planned = usePlan(event, { rule: ruleOf(form), venue: form.venue })
  const { add, isBusy } = useAdd(event)
  const sellsTickets = usePerformances(event).data?.sellsTickets ?? false
  const fresh = planned.plan?.fresh ?? 0
  return (
    <Drawer
      footer={
        <Button
          disabled={fresh === 0 || isBusy}
          look="primary"
          onClick={() =>
            void add({ details: detailsOf(form, sellsTickets), rule: ruleOf(form), status, venue: form.venue }).then(
              (isDone) => isDone && onClose(),
            )
          }
        >
          {fresh > 0 ? t('performancesAddSome', { count: fresh }) : t('performancesAdd')}
        </Button>
      }
      isOpen
      onClose={onClose}
      title={t('performancesAdd')}
      width={560}
    >
      <div className={styles.form}>
        <RuleFields form={form} onForm={(more) => setForm({ ...form, ...more })} tenant={tenant} />
        <DetailFields form={form} isMany onForm={(more) => setForm({ ...form, ...more })} sellsTickets={sellsTickets} />
        <SelectField
          choices={[
            { label: t('performancesAsDrafts'), value: 'draft' },
            { label: t('performancesAsPublished'), value: 'published' },
          ]}
          label={t('performancesAs')}
          onValue={setStatus}
          value={status}
        />
        <PlanList planned={planned} />
      </div>
    </Drawer>
  )
}

/** Every date that comes of a rule, and what is to be known of it. */
function PlanList({ planned: { plan, problem } }: { planned: Planned }) {
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
