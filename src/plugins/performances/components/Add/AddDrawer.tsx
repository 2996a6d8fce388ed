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
import { PlanList } from './PlanList'
import { emptyRule, ruleOf } from './ruleForm'
import { RuleFields } from './RuleFields'
import { useAdd } from './useAdd'
import { usePlan } from './usePlan'

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
