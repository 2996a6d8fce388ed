'use client'

import { toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { isolated } from '../../../lib/text/isolated'
import { intlLanguage } from '../../../lib/times/dayInZone'
import { quickTimes, type WallTime } from '../../../lib/times/quickTimes'
import { CallError } from '../../calls/CallError'
import { useCall } from '../../calls/useCall'
import { useRead } from '../../calls/useRead'
import { Button } from '../../ui/Button/Button'
import { Dialog } from '../../ui/Dialog/Dialog'
import { SelectField } from '../../ui/Field/SelectField'
import { TextField } from '../../ui/Field/TextField'
import { Skeleton } from '../../ui/Skeleton/Skeleton'
import { useMessages } from '../../ui/useMessages'
import { HiddenNotice } from '../Publish/HiddenNotice'
import styles from './ScheduleDialog.module.css'
import { noteSchedule } from './scheduleRevision'
import { TimesSet, type SetTimes } from './TimesSet'

interface Props {
  id: string
  onClose: () => void
  type: string
}

type Answer = SetTimes & { change: 'gap' | 'twice' | null }

/** Sets a time at which a document is published or taken off the site, on the clock of the site. */
export function ScheduleDialog({ id, onClose, type }: Props) {
  const t = useMessages()
  const path = `/documents/${type}/${id}/schedule` as const
  const { data, error, reload } = useRead<SetTimes>(path)
  const form = useId()
  const [isReady, setReady] = useState(true)
  const action = data && (
    <Button disabled={!isReady} form={form} variant="primary" type="submit">
      {t('scheduleAdd')}
    </Button>
  )
  return (
    <Dialog
      action={action}
      description={
        data && t('scheduleNow', { now: isolated(data.now), zone: isolated(data.zone.replaceAll('_', ' ')) })
      }
      isOpen
      onClose={onClose}
      title={t('scheduleTitle')}
    >
      {error && <p role="alert">{error.message}</p>}
      {data ? (
        <ScheduleForm
          form={form}
          id={id}
          onChange={() => void reload()}
          onClose={onClose}
          onReady={setReady}
          path={path}
          times={data}
          type={type}
        />
      ) : (
        !error && <Skeleton lines={4} />
      )}
    </Dialog>
  )
}

interface FormProps extends Props {
  /** Its button stands beside the way out of the dialog. */
  form: string
  onChange: () => void
  /** Whether it can be sent: not without a day and a time, and not while it is on its way. */
  onReady: (isReady: boolean) => void
  path: `/${string}`
  times: SetTimes
}

function ScheduleForm({ form, id, onChange, onClose, onReady, path, times, type }: FormProps) {
  const t = useMessages()
  const call = useCall()
  const { language } = useTranslation().i18n
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const [opened] = useState(() => new Date())
  const quick = quickTimes(opened, times.zone)
  const [wall, setWall] = useState<WallTime>(quick.tomorrow)
  const [isPublish, setPublish] = useState(!hasPublishedDoc || unpublishedVersionCount > 0)
  const [failed, setFailed] = useState<CallError | null>(null)
  const problemOf = (field: string) => failed?.errors?.find(({ path: of }) => of === field)?.message ?? null

  function choose(next: WallTime): void {
    setWall(next)
    onReady(Boolean(next.day && next.time))
  }

  async function set() {
    onReady(false)
    setFailed(null)
    try {
      const { change } = await call<Answer>(path, { body: { ...wall, isPublish } })
      noteSchedule()
      if (change) toast.info(t(change === 'gap' ? 'scheduleGap' : 'scheduleTwice'))
      onClose()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailed(error)
      onReady(true)
    }
  }

  return (
    <form
      className={styles.form}
      id={form}
      onSubmit={(event) => {
        // A form within the document's: React hands this one's events on to it.
        event.preventDefault()
        event.stopPropagation()
        if (wall.day && wall.time) void set()
      }}
    >
      {hasPublishedDoc && (
        <SelectField
          choices={[
            { label: t('scheduleVerbPublish'), value: 'publish' },
            { label: t('scheduleVerbTakeOff'), value: 'takeOff' },
          ]}
          label={t('scheduleVerb')}
          onValue={(verb) => setPublish(verb === 'publish')}
          value={isPublish ? 'publish' : 'takeOff'}
        />
      )}
      <div className={styles.quick}>
        {(
          [
            ['scheduleTomorrow', quick.tomorrow],
            ['scheduleMonday', quick.monday],
          ] as const
        ).map(([word, time]) => (
          <Button
            aria-pressed={wall.day === time.day && wall.time === time.time}
            key={word}
            onClick={() => choose(time)}
          >
            {t(word, {
              day: isolated(momentOf(time, language, { day: 'numeric', month: 'short' })),
              time: isolated(momentOf(time, language, {})),
            })}
          </Button>
        ))}
      </div>
      <div className={styles.when}>
        <TextField
          error={problemOf('day')}
          label={t('scheduleDay')}
          max="9999-12-31"
          onValue={(day) => choose({ ...wall, day })}
          required
          type="date"
          value={wall.day}
        />
        <TextField
          error={problemOf('time')}
          label={t('scheduleTime')}
          onValue={(time) => choose({ ...wall, time })}
          required
          type="time"
          value={wall.time}
        />
      </div>
      {failed && !problemOf('day') && !problemOf('time') && (
        <p className={styles.problem} role="alert">
          {failed.message}
        </p>
      )}
      {isPublish && <HiddenNotice ids={[id]} type={type} />}
      <TimesSet onChange={onChange} path={path} times={times} />
    </form>
  )
}

/** A time of the wall clock in the reader's language. */
const momentOf = ({ day, time }: WallTime, language: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(intlLanguage(language), {
    ...parts,
    hour: '2-digit',
    hourCycle: 'h23',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${day}T${time}:00Z`))
