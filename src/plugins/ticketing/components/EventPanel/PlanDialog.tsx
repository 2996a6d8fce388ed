'use client'

import { useTranslation } from '@payloadcms/ui'
import { Banner, Button, Dialog, useMessages, useRead } from '@/exports/client'
import { planSummary } from '../../lib/eventPanel/planSummary'
import { Remarks } from '../Runs/Remarks'
import { PlanParts, type PlanShown } from './PlanParts'
import styles from './PlanDialog.module.css'

interface Props {
  /** Id of the event. */
  id: string
  isOpen: boolean
  /** Name of the provider. */
  name: string
  onClose: () => void
  onSync: () => void
  /** Incremented each time the dialog opens, which reloads the plan. */
  revision: number
}

const EMPTY_BODY = {}

/** Dialog with the plan for a sync of an event. */
export function PlanDialog({ id, isOpen, name, onClose, onSync, revision }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const { data: plan, error } = useRead<PlanShown>(isOpen ? `/ticketing/events/${id}/plan` : null, {
    body: EMPTY_BODY,
    revision,
  })
  const summary = plan ? planSummary(plan).map(({ count, kind }) => t(`ticketingPlanned_${kind}`, { count })) : []
  const message = error
    ? null
    : !plan
      ? t('ticketingLoading')
      : summary.length > 0
        ? new Intl.ListFormat(language, { style: 'short', type: 'unit' }).format(summary)
        : t('ticketingNothingToSync', { provider: name })
  const writes = new Set(plan && [...plan.create, ...plan.update, ...plan.remove].map(({ write }) => write))

  function sync() {
    onClose()
    onSync()
  }

  return (
    <Dialog
      action={
        <Button disabled={!plan} icon="RefreshCw" variant="primary" onClick={sync}>
          {t('ticketingSyncNow')}
        </Button>
      }
      description={message && <span role="status">{message}</span>}
      isOpen={isOpen}
      isWide
      onClose={onClose}
      title={t('ticketingPlanTitle')}
    >
      {error && (
        <Banner icon="CircleAlert" variant="error">
          {error.message}
        </Banner>
      )}
      {plan && (
        <div className={styles.plan}>
          <PlanParts parts={plan.create} title={t('ticketingPlanNew')} />
          <PlanParts hasValues parts={plan.update} title={t('ticketingPlanUpdated')} />
          <PlanParts parts={plan.remove} title={t('ticketingPlanRemoved')} />
          <PlanParts
            parts={plan.held}
            reason={({ reason }) => t(`ticketingHeld_${reason}`, { provider: name })}
            title={t('ticketingPlanHeld')}
          />
          {plan.problems.length > 0 && <Remarks name={name} problems={plan.problems} />}
          {writes.has('draft') && <p className={styles.note}>{t('ticketingPlanWaits')}</p>}
          {writes.has('ahead') && <p className={styles.note}>{t('ticketingPlanAhead')}</p>}
        </div>
      )}
    </Dialog>
  )
}
