'use client'

import { toast, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { isolateText } from '@/lib/text/isolated'
import { intlLanguage } from '@/lib/time/formatIn'
import { quickTimes, type WallTime } from '@/lib/time/quickTimes'
import { CallError } from '@/components/calls/CallError'
import { useCall } from '@/components/calls/useCall'
import { useRead } from '@/components/calls/useRead'
import { Button } from '@/components/ui/Button/Button'
import { Dialog } from '@/components/ui/Dialog/Dialog'
import { SelectField } from '@/components/ui/Field/SelectField'
import { TextField } from '@/components/ui/Field/TextField'
import { Skeleton } from '@/components/ui/Skeleton/Skeleton'
import { useMessages } from '@/components/ui/useMessages'
import { AddressNotice } from '../Publish/AddressNotice'
import { HiddenNotice } from '../Publish/HiddenNotice'
import styles from './ScheduleDialog.module.css'
import { reportScheduleChanged } from '../revisions'
import { useSaveFirst } from '../SaveState/useSaveFirst'
import { TimesSet, type SetTimes } from './TimesSet'

interface Props {
  id: string
  onClose: () => void
  type: string
}

type ScheduleResponse = SetTimes & { change: 'twice' | null }

/** Schedules publishing or unpublishing of a document, in the site's time zone. */
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
        data && t('scheduleNow', { now: isolateText(data.now), zone: isolateText(data.zone.replaceAll('_', ' ')) })
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
  /** Id of the form; its submit button is in the dialog's footer. */
  form: string
  onChange: () => void
  /** Whether it can be submitted: it has a day and a time, and is not being sent. */
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
  const suggestions = quickTimes(opened, times.zone)
  const [wallTime, setWallTime] = useState<WallTime>(suggestions.tomorrow)
  const [isPublish, setPublish] = useState(!hasPublishedDoc || unpublishedVersionCount > 0)
  const saveFirst = useSaveFirst()
  const [failed, setFailed] = useState<CallError | null>(null)
  const [isUnsaved, setUnsaved] = useState(false)
  const problemOf = (field: string) => failed?.errors?.find(({ path }) => path === field)?.message ?? null

  function choose(next: WallTime): void {
    setWallTime(next)
    onReady(Boolean(next.day && next.time))
  }

  async function schedule() {
    onReady(false)
    setFailed(null)
    // What is published later is what is saved now.
    const isSaved = !isPublish || (await saveFirst())
    setUnsaved(!isSaved)
    if (!isSaved) return onReady(true)
    try {
      const { change } = await call<ScheduleResponse>(path, { body: { ...wallTime, isPublish } })
      reportScheduleChanged()
      if (change) toast.info(t('scheduleTwice'))
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
        // The form is rendered inside the document's form: React events would bubble to it.
        event.preventDefault()
        event.stopPropagation()
        if (wallTime.day && wallTime.time) void schedule()
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
            ['scheduleTomorrow', suggestions.tomorrow],
            ['scheduleMonday', suggestions.monday],
          ] as const
        ).map(([word, time]) => (
          <Button
            aria-pressed={wallTime.day === time.day && wallTime.time === time.time}
            key={word}
            onClick={() => choose(time)}
          >
            {t(word, {
              day: isolateText(momentOf(time, language, { day: 'numeric', month: 'short' })),
              time: isolateText(momentOf(time, language, {})),
            })}
          </Button>
        ))}
      </div>
      <div className={styles.when}>
        <TextField
          error={problemOf('day')}
          label={t('scheduleDay')}
          max="9999-12-31"
          onValue={(day) => choose({ ...wallTime, day })}
          required
          type="date"
          value={wallTime.day}
        />
        <TextField
          error={problemOf('time')}
          label={t('scheduleTime')}
          onValue={(time) => choose({ ...wallTime, time })}
          required
          type="time"
          value={wallTime.time}
        />
      </div>
      {failed && !problemOf('day') && !problemOf('time') && (
        <p className={styles.problem} role="alert">
          {failed.message}
        </p>
      )}
      {isUnsaved && (
        <p className={styles.problem} role="alert">
          {t('scheduleUnsaved')}
        </p>
      )}
      {isPublish && <AddressNotice ids={[id]} type={type} />}
      {isPublish && <HiddenNotice ids={[id]} type={type} />}
      <TimesSet onChange={onChange} path={path} times={times} />
    </form>
  )
}

/** Formats a wall-clock time in the UI language. */
const momentOf = ({ day, time }: WallTime, language: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(intlLanguage(language), {
    ...parts,
    hour: '2-digit',
    hourCycle: 'h23',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${day}T${time}:00Z`))
