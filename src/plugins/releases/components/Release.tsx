'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, Skeleton, Status, useCall, useMessages, useRead } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { openTab } from '@/components/calls/openTab'
import { useChangesOf } from '@/components/calls/changes/useChangesOf'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { isolateText } from '@/lib/text/isolated'
import type { ReleaseDetails } from '../lib/describe'
import { isOpenState, type Refusal } from '../lib/states'
import { ConfirmDialog } from './ConfirmDialog'
import { DetailsDialog } from './DetailsDialog'
import { Documents } from './Documents'
import { DanglingReferencesCard, HiddenCard, Notices } from './Notices'
import { PlanDialog } from './PlanDialog'
import styles from './Releases.module.css'
import { stateOf, useWhen } from './stateOf'

/** The result of a check. */
interface CheckResult {
  /** `updatedAt` of the release when it was checked. */
  checkedAt: string
  refusals: Refusal[]
}

type DialogName = 'back' | 'delete' | 'details' | 'live' | 'time'

/** The screen of a release: its documents, what blocks them, and its actions. */
export function Release({ id }: { id: string }) {
  const t = useMessages()
  const call = useCall()
  const router = useRouter()
  const whenOf = useWhen()
  const { routes } = useConfig().config
  const path = `/releases/${id}` as const
  const { data, error, reload } = useRead<ReleaseDetails>(path, { reloadsOnFocus: true })
  useChangesOf(['releases', ...new Set(data?.documents.map(({ collection }) => collection))], reload)
  const [checkResult, setCheckResult] = useState<CheckResult | null>(null)
  const [dialog, setDialog] = useState<DialogName | null>(null)
  if (!data) return error ? <p role="alert">{error.message}</p> : <Skeleton lines={6} />
  const { hidden, loose, mayMake, mayPublish, note, plannedBy, plannedFor, state, title, updatedAt } = data
  const isOpen = isOpenState(state)
  const close = () => setDialog(null)
  // A result only applies to the state of the release that was checked.
  const blockers = checkResult?.checkedAt === updatedAt ? checkResult.refusals : []

  /** Runs an action and shows its error as a toast. */
  async function attempt(action: () => Promise<unknown>) {
    try {
      await action()
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem
      toast.error(problem.message)
    }
  }

  /** Runs an action that changes the release, then reloads it. */
  async function act(action: () => Promise<unknown>, successMessage: string) {
    await attempt(async () => {
      await action()
      toast.success(successMessage)
    })
    reload()
  }

  async function check() {
    const { refusals } = await call<{ refusals: Refusal[] }>(`${path}/check`, { body: {} })
    setCheckResult({ checkedAt: updatedAt, refusals })
    if (refusals.length === 0) toast.success(t('releaseCheckFine'))
  }

  const preview = () => openTab(async () => (await call<{ address: string }>(`${path}/preview`, { body: {} })).address)

  const open = (name: DialogName) => () => setDialog(name)
  const actions = (
    <>
      {isOpen && mayPublish && (
        <>
          <Button variant="quiet" onClick={() => void attempt(check)}>
            {t('releaseCheck')}
          </Button>
          <Button icon="Eye" onClick={() => void attempt(preview)}>
            {t('releasePreview')}
          </Button>
          <Button icon="CalendarClock" onClick={open('time')}>
            {t('releasePlan')}
          </Button>
          <Button variant="primary" onClick={open('live')}>
            {t('releaseGoLive')}
          </Button>
        </>
      )}
      {state === 'live' && mayPublish && (
        <Button icon="Undo2" onClick={open('back')}>
          {t('releaseBack')}
        </Button>
      )}
    </>
  )
  return (
    <>
      <PageHeader
        actions={actions}
        help={note ? isolateText(note) : isOpen && t('releaseDocumentsHelp')}
        title={title}
      />
      <p className={styles.state}>
        <Status state={stateOf(state)} />
        <span>
          {state === 'planned' && plannedFor
            ? t('releasePlannedBy', {
                moment: isolateText(plannedFor),
                person: isolateText(plannedBy ?? t('accountDeleted')),
              })
            : whenOf(data)}
        </span>
        {state === 'planned' && mayMake && (
          <Button
            variant="quiet"
            onClick={() => void act(() => call(`${path}/unplan`, { body: { updatedAt } }), t('releaseUnplanned'))}
          >
            {t('releaseUnplan')}
          </Button>
        )}
      </p>
      <div className={styles.parts}>
        <Notices blockerCount={blockers.length} release={data} />
        <Documents blockers={blockers} onChange={reload} path={path} release={data} />
        <HiddenCard
          hidden={hidden}
          onAdd={(documents) =>
            act(
              () => call(`${path}/documents`, { body: { documents } }),
              t('releaseAdded', { release: isolateText(title) }),
            )
          }
        />
        <DanglingReferencesCard loose={loose} />
      </div>
      {isOpen && mayMake && (
        <p className={styles.foot}>
          <Button variant="quiet" onClick={open('details')}>
            {t('releaseDetails')}
          </Button>
          <Button variant="quiet" onClick={open('delete')}>
            {t('releaseDelete')}
          </Button>
        </p>
      )}
      {dialog === 'details' && (
        <DetailsDialog
          action={t('save')}
          initial={{ note: note ?? '', title }}
          onClose={close}
          onSend={async (details) => {
            await call(path, { body: { ...details, updatedAt }, method: 'PATCH' })
            reload()
          }}
          title={t('releaseDetails')}
        />
      )}
      {dialog === 'time' && <PlanDialog onClose={close} onDone={reload} path={path} updatedAt={updatedAt} />}
      {dialog === 'live' && (
        <ConfirmDialog
          action={t('releaseGoLive')}
          description={t('releaseGoLiveAsk')}
          onAct={() => call(`${path}/go-live`, { body: { updatedAt } })}
          onClose={close}
          onDone={() => {
            toast.success(t('releaseLiveDone'))
            reload()
          }}
          title={t('releaseGoLive')}
        />
      )}
      {dialog === 'back' && (
        <ConfirmDialog
          action={t('releaseBack')}
          description={t('releaseBackAsk')}
          onAct={() => call(`${path}/take-back`, { body: { updatedAt } })}
          onClose={close}
          onDone={() => {
            toast.success(t('releaseBackDone'))
            reload()
          }}
          otherwise={{
            action: t('releaseBackLeaveOut'),
            onAct: () => call(`${path}/take-back`, { body: { leavesOut: true, updatedAt } }),
          }}
          title={t('releaseBackTitle')}
        />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          action={t('releaseDelete')}
          description={t('releaseDeleteAsk')}
          onAct={() => call(path, { method: 'DELETE' })}
          onClose={close}
          onDone={() => router.push(`${routes.admin}/releases`)}
          title={t('releaseDelete')}
        />
      )}
    </>
  )
}
