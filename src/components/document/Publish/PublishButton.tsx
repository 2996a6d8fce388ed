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
import { useStable } from '../../ui/useStable'
import { useWords } from '../../ui/useWords'
import { changedDrafts } from '../changedDrafts'
import { useBegunDocument } from '../NewDocument/newDocumentContext'
import { HiddenDialog } from './HiddenDialog'
import { HiddenLine } from './HiddenLine'
import { isAnything, useHiddenCalls, type Hidden } from './useHidden'
import { Button } from '@/components/ui/Button/Button'
import styles from '../Control.module.css'
import { ScheduleDialog } from '../Schedule/ScheduleDialog'
import { pictureEdits } from '../SaveFile/pictureEdits'
import { useSayPublished } from './useSayPublished'

/** Payload's buttons that publish: for all languages, and for the one on screen. */
const BUTTONS = ':is(#action-save, #publish-locale)'

interface Question {
  hidden: Hidden
  isLocaleAlone: boolean
}

/** Payload's way to publish, which first says what visitors will not see of what the document refers to. */
export function PublishButton() {
  const { id } = useDocumentInfo()
  const isBegun = useBegunDocument() !== null
  return isBegun && id === undefined ? <PublishNew /> : <PublishStored />
}

function PublishStored() {
  const t = useWords()
  const { collectionSlug, id } = useDocumentInfo()
  const { getData } = useForm()
  const { loadHidden } = useHiddenCalls()
  // What is typed and cut while the question is under way is published with it.
  const publish = useStable(usePublish())
  const { config } = useConfig()
  // Times are set in a dialog of ours.
  const unscheduled = useMemo(
    () => changedDrafts(config, collectionSlug, { schedulePublish: false }),
    [collectionSlug, config],
  )
  const [isLooking, setLooking] = useState(false)
  const [question, setQuestion] = useState<Question | null>(null)

  async function ask(isLocaleAlone: boolean) {
    setLooking(true)
    try {
      const hidden = await loadHidden(collectionSlug!, { data: getData(), ids: [String(id)] })
      if (isAnything(hidden)) setQuestion({ hidden, isLocaleAlone })
      else await publish(isLocaleAlone)
    } finally {
      setLooking(false)
    }
  }

  function look(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement>(BUTTONS) : null
    // What is not stored yet refers to nothing that could be looked up, and is published at once.
    if (!button || button.disabled || !id || !collectionSlug) return
    event.preventDefault()
    event.stopPropagation()
    if (!isLooking) void ask(button.id === 'publish-locale')
  }

  const count = question ? question.hidden.targets.length + question.hidden.unseen : 0
  return (
    <>
      <ScheduleButton />
      <span onClickCapture={look} style={{ display: 'contents' }}>
        <ConfigProvider config={unscheduled}>
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

/** Opens the times of a document that is stored, for whoever may publish it. */
function ScheduleButton() {
  const t = useWords()
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

/** Publishes a document that is not stored yet: both in one save. */
function PublishNew() {
  const { t } = useTranslation()
  const { routes } = useConfig().config
  const { code } = useLocale()
  const { submit } = useForm()
  const { notePublished } = useBegunDocument()!
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
    notePublished()
  }

  return (
    <FormSubmit buttonId="action-save" onClick={() => void publish()} size="medium" type="button">
      {t('version:publishChanges')}
    </FormSubmit>
  )
}

/**
 * Publishes the document on screen as Payload's button does, and says whether it was.
 * @returns for all languages, or for the one on screen alone
 */
function usePublish(): (isLocaleAlone: boolean) => Promise<boolean> {
  const { routes } = useConfig().config
  const { submit } = useForm()
  const { code } = useLocale()
  const sayPublished = useSayPublished()
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
      if (id !== undefined) void sayPublished(id)
      return true
    },
    [
      action,
      code,
      collectionSlug,
      id,
      routes.api,
      sayPublished,
      setHasPublishedDoc,
      setMostRecentVersionIsAutosaved,
      setUnpublishedVersionCount,
      submit,
    ],
  )
}
