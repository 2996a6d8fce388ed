'use client'

import { toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { CallError } from '../../../components/calls/CallError'
import { openTab } from '../../../components/calls/openTab'
import { useCall } from '../../../components/calls/useCall'
import { useRead } from '../../../components/calls/useRead'
import { Button } from '../../../components/ui/Button/Button'
import { PageHeader } from '../../../components/ui/PageHeader/PageHeader'
import { Skeleton } from '../../../components/ui/Skeleton/Skeleton'
import { Status } from '../../../components/ui/Status/Status'
import { useMessages } from '../../../components/ui/useMessages'
import { isolated } from '../../../lib/text/isolated'
import type { WholeRelease } from '../lib/describe'
import { isOpenState, type Refusal } from '../lib/states'
import { ActDialog } from './ActDialog'
import { DetailsDialog } from './DetailsDialog'
import { Documents } from './Documents'
import { HiddenCard } from './HiddenCard'
import { LooseCard } from './LooseCard'
import { Notices } from './Notices'
import { PlanDialog } from './PlanDialog'
import styles from './Releases.module.css'
import { stateOf, useWhen } from './stateOf'

/** What a check has found in the way. */
interface Found {
  /** The moment of the release that was checked. */
  of: string
  refusals: Refusal[]
}

type Question = 'back' | 'delete' | 'details' | 'live' | 'time'

/** A release: what is in it, what is in its way, and what can be done with it. */
export function Release({ id }: { id: string }) {
  const t = useMessages()
  const call = useCall()
  const router = useRouter()
  const whenOf = useWhen()
  const { routes } = useConfig().config
  const path = `/releases/${id}` as const
  const { data, error, reload } = useRead<WholeRelease>(path, { refocuses: true })
  const [found, setFound] = useState<Found | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  if (!data) return error ? <p role="alert">{error.message}</p> : <Skeleton lines={6} />
  const { hidden, loose, mayMake, mayPublish, note, plannedBy, plannedFor, state, title, updatedAt } = data
  const isOpen = isOpenState(state)
  const close = () => setQuestion(null)
  // What was found is true of the release as it was checked.
  const inTheWay = found?.of === updatedAt ? found.refusals : []

  /** Does something at once. What goes wrong is said. */
  async function attempt(does: () => Promise<unknown>) {
    try {
      await does()
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem
      toast.error(problem.message)
    }
  }

  /** The same for what changes the release. */
  async function act(does: () => Promise<unknown>, done: string) {
    await attempt(async () => {
      await does()
      toast.success(done)
    })
    reload()
  }

  async function check() {
    const { refusals } = await call<{ refusals: Refusal[] }>(`${path}/check`, { body: {} })
    setFound({ of: updatedAt, refusals })
    if (refusals.length === 0) toast.success(t('releaseCheckFine'))
  }

  const preview = () => openTab(async () => (await call<{ address: string }>(`${path}/preview`, { body: {} })).address)

  const ask = (what: Question) => () => setQuestion(what)
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
          <Button icon="CalendarClock" onClick={ask('time')}>
            {t('releasePlan')}
          </Button>
          <Button variant="primary" onClick={ask('live')}>
            {t('releaseGoLive')}
          </Button>
        </>
      )}
      {state === 'live' && mayPublish && (
        <Button icon="Undo2" onClick={ask('back')}>
          {t('releaseBack')}
        </Button>
      )}
    </>
  )
  return (
    <>
      <PageHeader actions={actions} help={note ? isolated(note) : isOpen && t('releaseDocumentsHelp')} title={title} />
      <p className={styles.state}>
        <Status state={stateOf(state)} />
        <span>
          {state === 'planned' && plannedFor
            ? t('releasePlannedBy', { moment: isolated(plannedFor), person: isolated(plannedBy ?? '–') })
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
        <Notices inTheWay={inTheWay.length} release={data} />
        <Documents inTheWay={inTheWay} onChange={reload} path={path} release={data} />
        <HiddenCard
          hidden={hidden}
          onAdd={(documents) =>
            act(
              () => call(`${path}/documents`, { body: { documents } }),
              t('releaseAdded', { release: isolated(title) }),
            )
          }
        />
        <LooseCard loose={loose} />
      </div>
      {isOpen && mayMake && (
        <p className={styles.foot}>
          <Button variant="quiet" onClick={ask('details')}>
            {t('releaseDetails')}
          </Button>
          <Button variant="quiet" onClick={ask('delete')}>
            {t('releaseDelete')}
          </Button>
        </p>
      )}
      {question === 'details' && (
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
      {question === 'time' && <PlanDialog onClose={close} onDone={reload} path={path} updatedAt={updatedAt} />}
      {question === 'live' && (
        <ActDialog
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
      {question === 'back' && (
        <ActDialog
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
      {question === 'delete' && (
        <ActDialog
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
