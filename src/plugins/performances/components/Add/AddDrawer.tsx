'use client'

import { useState } from 'react'
import { Button, classes, SelectField, useMessages } from '@/exports/client'
import { Drawer } from '@/components/ui/Drawer/Drawer'
import { DetailFields } from '../Details/DetailFields'
import { detailsOf } from '../Details/details'
import { usePerformances } from '../Table/usePerformances'
import styles from './Add.module.css'
import { emptyRule, ruleOf } from './ruleForm'
import { RuleFields } from './RuleFields'
import { useAdd } from './useAdd'
import { usePlan, type Planned } from './usePlan'
import { useTranslation } from '@payloadcms/ui'
import { momentInZone } from '@/lib/events/momentInZone'
import { ClashNote } from '../Table/ClashNote'

interface Props {
  /** Id of the event. */
  event: string
  onClose: () => void
  tenant: string
}

/** Drawer with the rule, a preview of its dates, and the button that adds them. */
export function AddDrawer({ event, onClose, tenant }: Props) {
  const t = useMessages()
  const [form, setForm] = useState(emptyRule)
  const [status, setStatus] = useState('draft')
  const planned = usePlan(event, { rule: ruleOf(form), venue: form.venue })
  const { add, isBusy } = useAdd(event)
  const sellsTickets = usePerformances(event, true).data?.sellsTickets ?? false
  const newCount = planned.plan?.fresh ?? 0
  return (
    <Drawer
      footer={
        <Button
          disabled={newCount === 0 || isBusy}
          variant="primary"
          onClick={() =>
            void add({ details: detailsOf(form, sellsTickets), rule: ruleOf(form), status, venue: form.venue }).then(
              (isDone) => isDone && onClose(),
            )
          }
        >
          {newCount > 0 ? t('performancesAddSome', { count: newCount }) : t('performancesAdd')}
        </Button>
      }
      isOpen
      onClose={onClose}
      title={t('performancesAdd')}
      width={560}
    >
      <div className={styles.form}>
        <RuleFields form={form} onForm={(changes) => setForm({ ...form, ...changes })} tenant={tenant} />
        <DetailFields
          form={form}
          isMany
          onForm={(changes) => setForm({ ...form, ...changes })}
          sellsTickets={sellsTickets}
        />
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

/** Previews the dates of a rule with clashes and clock changes. */
function PlanList({ planned: { plan, problem } }: { planned: Planned }) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const clashing = plan?.docs.filter(({ clashes }) => clashes.length > 0).length ?? 0
  const statusText = () => {
    if (problem !== null) return problem || t('performancesPlanFailed')
    if (!plan) return t('performancesIncomplete')
    return plan.fresh === 0
      ? t('performancesNothingNew')
      : t('performancesPlanned', { count: plan.fresh, zone: plan.timezone.replaceAll('_', ' ') })
  }
  return (
    <section aria-label={t('performancesPlan')} className={styles.plan}>
      <p aria-live="polite" className={classes(styles.count, problem !== null && styles.problem)} role="status">
        {statusText()} {clashing > 0 && t('tableClashes', { count: clashing })}
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
