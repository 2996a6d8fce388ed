'use client'

import {
  ConfigProvider,
  PublishButton as PayloadButton,
  useConfig,
  useDocumentInfo,
  useForm,
  FormSubmit,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useMemo, useState, type MouseEvent, useCallback } from 'react'
import { useStableCallback } from '../../ui/useStableCallback'
import { useMessages } from '../../ui/useMessages'
import { withDraftOptions } from '../withDraftOptions'
import { useNewDocument, type NewDocumentState } from '../NewDocument/newDocumentContext'
import { HiddenDialog } from './HiddenDialog'
import { HiddenLine } from './HiddenLine'
import { hasHidden, useHiddenCalls, type Hidden } from './useHidden'
import { Button } from '@/components/ui/Button/Button'
import styles from '../Control.module.css'
import { ScheduleDialog } from '../Schedule/ScheduleDialog'
import { pictureEdits } from '../SaveFile/pictureEdits'
import { usePublishedToast } from './usePublishedToast'

/** Payload's publish buttons: for all languages, and for the current one. */
const BUTTONS = ':is(#action-save, #publish-locale)'

interface Question {
  hidden: Hidden
  isLocaleAlone: boolean
}

/** Payload's publish button, preceded by a warning about references that visitors will not see. */
export function PublishButton() {
  const { id } = useDocumentInfo()
  const begun = useNewDocument()
  return begun && id === undefined ? <PublishNew begun={begun} /> : <PublishStored />
}

function PublishStored() {
  const t = useMessages()
  const { collectionSlug, id } = useDocumentInfo()
  const { getData } = useForm()
  const { loadHidden } = useHiddenCalls()
  // Edits made while the dialog is open are published too.
  const publish = useStableCallback(usePublish())
  const { config } = useConfig()
  // Scheduling has its own dialog.
  const withoutSchedule = useMemo(
    () => withDraftOptions(config, collectionSlug, { schedulePublish: false }),
    [collectionSlug, config],
  )
  const [isChecking, setChecking] = useState(false)
  const [question, setQuestion] = useState<Question | null>(null)

  async function checkAndPublish(type: string, isLocaleAlone: boolean) {
    setChecking(true)
    try {
      const hidden = await loadHidden(type, { data: getData(), ids: [String(id)] })
      if (hasHidden(hidden)) setQuestion({ hidden, isLocaleAlone })
      else await publish(isLocaleAlone)
    } finally {
      setChecking(false)
    }
  }

  function interceptClick(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(BUTTONS) : null
    // An unsaved document has no references to look up: publish it directly.
    if (!button || button.disabled || !id || !collectionSlug) return
    event.preventDefault()
    event.stopPropagation()
    if (!isChecking) void checkAndPublish(collectionSlug, button.id === 'publish-locale')
  }

  const count = question ? question.hidden.targets.length + question.hidden.unseen : 0
  return (
    <>
      <ScheduleButton />
      <span onClickCapture={interceptClick} style={{ display: 'contents' }}>
        <ConfigProvider config={withoutSchedule}>
          <PayloadButton />
        </ConfigProvider>
      </span>
      <HiddenLine />
      {question && (
        <HiddenDialog
          description={t('publishHidden', { count })}
          hidden={question.hidden}
          onClose={() => setQuestion(null)}
          publish={() => publish(question.isLocaleAlone)}
          title={t('publishHiddenTitle')}
        />
      )}
    </>
  )
}

/** Opens the schedule of a stored document, for users who can publish it. */
function ScheduleButton() {
  const t = useMessages()
  const { collectionSlug, hasPublishPermission, id, isTrashed } = useDocumentInfo()
  const [isOpen, setOpen] = useState(false)
  if (!collectionSlug || !id || !hasPublishPermission || isTrashed) return null
  return (
    <>
      <Button className={styles.minor} icon="Clock" onClick={() => setOpen(true)} title={t('scheduleAdd')}>
        {t('scheduleAdd')}
      </Button>
      {isOpen && <ScheduleDialog id={String(id)} onClose={() => setOpen(false)} type={collectionSlug} />}
    </>
  )
}

/** Publishes a document that is not stored yet, in a single save. */
function PublishNew({ begun: { onPublished } }: { begun: NewDocumentState }) {
  const { t } = useTranslation()
  const { routes } = useConfig().config
  const { code } = useLocale()
  const { submit } = useForm()
  const { collectionSlug, hasPublishPermission, setHasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo()
  if (!hasPublishPermission) return null

  async function publish() {
    const query = new URLSearchParams({ depth: '0', locale: code })
    const result = await submit({
      action: `${routes.api}/${collectionSlug}?${query}`,
      disableSuccessStatus: true,
      method: 'POST',
      overrides: { _status: 'published' },
    })
    if (!result?.res?.ok) return
    setUnpublishedVersionCount(0)
    setHasPublishedDoc(true)
    onPublished()
  }

  return (
    <FormSubmit buttonId="action-save" onClick={() => void publish()} size="medium" type="button">
      {t('version:publishChanges')}
    </FormSubmit>
  )
}

/**
 * Publishes the document on screen like Payload's button, and shows a confirmation.
 * @returns publishes for all languages or only the current one; resolves to whether it was published
 */
function usePublish(): (isLocaleAlone: boolean) => Promise<boolean> {
  const { routes } = useConfig().config
  const { submit } = useForm()
  const { code } = useLocale()
  const showPublished = usePublishedToast()
  const {
    action,
    collectionSlug,
    id,
    setHasPublishedDoc,
    setMostRecentVersionIsAutosaved,
    setUnpublishedVersionCount,
  } = useDocumentInfo()
  return useCallback(
    async (isLocaleAlone) => {
      const query = new URLSearchParams({
        ...pictureEdits(action),
        depth: '0',
        locale: code,
        ...(isLocaleAlone && { publishSpecificLocale: code }),
      })
      const result = await submit({
        action: `${routes.api}/${collectionSlug}/${id}?${query}`,
        disableSuccessStatus: true,
        overrides: { _status: 'published' },
      })
      if (!result) return false
      setUnpublishedVersionCount(0)
      setMostRecentVersionIsAutosaved(false)
      setHasPublishedDoc(true)
      if (id !== undefined) void showPublished(id)
      return true
    },
    [
      action,
      code,
      collectionSlug,
      id,
      routes.api,
      showPublished,
      setHasPublishedDoc,
      setMostRecentVersionIsAutosaved,
      setUnpublishedVersionCount,
      submit,
    ],
  )
}
