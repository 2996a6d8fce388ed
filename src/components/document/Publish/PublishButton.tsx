'use client'

import { ConfigProvider, PublishButton as PayloadButton, useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useMemo, useState, type MouseEvent } from 'react'
import { useStable } from '../../ui/useStable'
import { useWords } from '../../ui/useWords'
import { changedDrafts } from '../changedDrafts'
import { PublishNew } from '../NewDocument/PublishNew'
import { useBegunDocument } from '../NewDocument/newDocumentContext'
import { ScheduleButton } from '../Schedule/ScheduleButton'
import { HiddenDialog } from './HiddenDialog'
import { HiddenLine } from './HiddenLine'
import { isAnything, useHiddenCalls, type Hidden } from './useHidden'
import { usePublish } from './usePublish'

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
