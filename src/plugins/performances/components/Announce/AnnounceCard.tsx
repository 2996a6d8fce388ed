'use client'

import { toast, useLocale, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import {
  Button,
  Checkbox,
  SettingsCard,
  TextAreaField,
  TextField,
  useApi,
  useMessages,
  useRead,
} from '@/exports/client'
import { reportPerformancesChanged } from '@/components/document/revisions'
import { languageName } from '@/lib/languages/languages'
import { MAX_REASON_LENGTH, MAX_TEXT_LENGTH } from '../../lib/announcements/limits'
import type { Announced } from '../../operations/announcements/announce'
import type { AnnouncementPreview } from '../../operations/announcements/preview'
import styles from './Announce.module.css'
import { choiceOf, instantOf, outcomeOf, type AnnounceForm } from './announceForm'
import { ChooseFields } from './ChooseFields'
import { OutcomeFields } from './OutcomeFields'
import { Preview } from './Preview'

const DEBOUNCE_MS = 250

interface Props {
  form: AnnounceForm
  languages: readonly string[]
  mayPublish: boolean
  onAnnounced: () => void
  onForm: (form: AnnounceForm) => void
  tenantId: string
  timezone: string
}

/** Which performances, what happens, what visitors read and what will change, on one card. */
export function AnnounceCard({ form, languages, mayPublish, onAnnounced, onForm, tenantId, timezone }: Props) {
  const t = useMessages()
  const api = useApi()
  const { language } = useTranslation().i18n
  const { code: locale } = useLocale()
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const [texts, setTexts] = useState<Record<string, string>>({})
  const [isOnSite, setOnSite] = useState(false)
  const [keepsTexts, setKeepsTexts] = useState(false)
  const [reason, setReason] = useState('')
  const [until, setUntil] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<string[]>([])
  const choice = choiceOf(form, timezone)
  const outcome = outcomeOf(form)
  const { data, error, isOutdated, reload } = useRead<AnnouncementPreview>(
    choice && outcome ? '/announcements/preview' : null,
    { body: { choice, locale, outcome, tenantId }, debounce: DEBOUNCE_MS },
  )
  const preview = choice && outcome && !error ? data : null
  const chosen = preview?.performances.filter(({ id }) => !excluded.has(id)) ?? []
  // The fields are there before their texts are, so that nothing moves.
  const messages = { ...Object.fromEntries(languages.map((code) => [code, ''])), ...preview?.texts, ...texts }
  const hasTooMany = Boolean(outcome?.day) && chosen.length > 1

  async function announce(): Promise<void> {
    if (!outcome) return
    setBusy(true)
    setProblems([])
    const result = await api<Announced>('POST', '/announcements', {
      isOnSite,
      keepsTexts,
      locale,
      messages,
      outcome,
      performances: chosen.map(({ id, seen }) => ({ id, seen })),
      reason,
      ...(form.replaces && { replaces: form.replaces }),
      tenantId,
      ...(isOnSite && until && { until: instantOf(until, timezone) }),
    })
    setBusy(false)
    reportPerformancesChanged()
    if (!result.success) {
      setProblems([
        ...new Set([result.error || t('announceFailed'), ...(result.errors ?? []).map(({ message }) => message)]),
      ])
      // What was seen may be outdated.
      reload()
      return
    }
    toast.success(t('announceDone', { count: result.doc.changed }))
    onAnnounced()
  }

  return (
    <SettingsCard title={t('announceNew')}>
      <div className={styles.stack}>
        <ChooseFields form={form} onForm={onForm} tenantId={tenantId} />
        <OutcomeFields
          form={form}
          isSingle={chosen.length < 2}
          onForm={(next) => {
            onForm(next)
            if (next.kind !== form.kind) setTexts({})
          }}
          tenantId={tenantId}
        />
        {Object.entries(messages).map(([code, text]) => (
          <TextAreaField
            key={code}
            label={t('announceText', { language: languageName(code, language) })}
            lang={code}
            dir="auto"
            maxLength={MAX_TEXT_LENGTH}
            onValue={(value) => setTexts({ ...texts, [code]: value })}
            rows={2}
            value={text}
          />
        ))}
        <Checkbox isOn={keepsTexts} label={t('announceKeepTexts')} onChange={setKeepsTexts} />
        {mayPublish && <Checkbox isOn={isOnSite} label={t('announceOnSite')} onChange={setOnSite} />}
        {isOnSite && <TextField label={t('announceUntil')} onValue={setUntil} type="datetime-local" value={until} />}
        <TextField label={t('announceReason')} maxLength={MAX_REASON_LENGTH} onValue={setReason} value={reason} />
        {error && <p role="alert">{error.message}</p>}
        {preview?.performances.length === 0 && <p role="status">{t('announceNone')}</p>}
        {preview && preview.performances.length > 0 && (
          <Preview
            chosen={chosen}
            excluded={excluded}
            onToggle={(id, isOn) =>
              setExcluded(new Set(isOn ? [...excluded].filter((other) => other !== id) : [...excluded, id]))
            }
            preview={preview}
          />
        )}
        {hasTooMany && <p role="alert">{t('announceOneDay')}</p>}
        {problems.length > 0 && (
          <div className={styles.problems} role="alert">
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </div>
        )}
        <div>
          <Button
            disabled={isBusy || isOutdated || hasTooMany || chosen.length === 0}
            onClick={() => void announce()}
            variant="primary"
          >
            {chosen.length > 0 ? t('announceSubmit', { count: chosen.length }) : t('announceTitle')}
          </Button>
        </div>
      </div>
    </SettingsCard>
  )
}
