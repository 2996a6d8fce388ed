'use client'

import { useDocumentDrawerContext, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { useDrawerClose } from '@/payload-patches/drawerClose/useDrawerClose'
import { LeaveDialog } from '@/components/ui/SaveBar/LeaveDialog'
import { guardLeaving } from '@/components/ui/SaveBar/leaving'
import { useStableCallback } from '@/components/ui/useStableCallback'
import { useHasAutosave, useSaveFirst } from '../SaveState/useSaveFirst'

/** Until the user is told that leaving waits for a save. In milliseconds. */
const PATIENCE_MS = 1_500

interface Question {
  go: () => void
  isSaving: boolean
}

/**
 * Saves what was just typed into an autosaved document before its screen is left, or its drawer closed. Asks first if
 * that fails or takes long. Documents without autosave are guarded by Payload.
 */
export function LeaveGuard() {
  const { hasSavePermission } = useDocumentInfo()
  const { drawerSlug } = useDocumentDrawerContext()
  const isModified = useFormModified()
  const isGuarded = useHasAutosave() && isModified && hasSavePermission === true
  const saveFirst = useSaveFirst()
  const [question, setQuestion] = useState<Question | null>(null)
  /** Number of the last question or answer: an earlier attempt to leave is over. */
  const last = useRef(0)

  const leave = useStableCallback(async (go: () => void) => {
    const attempt = ++last.current
    const patience = setTimeout(() => setQuestion({ go, isSaving: true }), PATIENCE_MS)
    const isSaved = await saveFirst()
    clearTimeout(patience)
    if (attempt !== last.current) return
    if (isSaved) answer(go)
    else setQuestion({ go, isSaving: false })
  })

  function answer(go?: () => void): void {
    last.current++
    setQuestion(null)
    go?.()
  }

  useEffect(() => {
    if (isGuarded) return guardLeaving((go) => void leave(go))
  }, [isGuarded, leave])
  useDrawerClose({ isGuarded, onClose: (close) => void leave(close), slug: drawerSlug || null })

  return (
    <LeaveDialog
      isOpen={question !== null}
      isSaving={question?.isSaving}
      onLeave={() => answer(question?.go)}
      onStay={() => answer()}
    />
  )
}
