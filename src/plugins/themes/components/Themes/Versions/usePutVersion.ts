'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useCall } from '../../../../../components/calls/useCall'
import { useWords } from '../../../../../components/ui/useWords'
import type { ThemeChange } from '../../../lib/changes/findChanges'
import type { PackageProblem } from '../../../lib/package/problem'
import { bodyOf, messageOf } from '../messageOf'
import type { ShownTheme } from '../site'

/** What a version would change on the website. */
interface Finding {
  changes: ThemeChange[]
  /** False where its layout fails: then every page would. */
  mayBePublished: boolean
  number: number
  problems: PackageProblem[]
}

interface Options {
  /** Is it the theme of the website? */
  isLive: boolean
  onDone: () => void
  theme: ShownTheme
}

interface PutVersion {
  /** What somebody has to decide on; null while there is nothing. */
  finding: Finding | null
  forget: () => void
  isBusy: boolean
  /** @returns whether there is something to decide on first */
  put: (number: number, force?: boolean) => Promise<boolean>
}

/** Puts a version in the place of the one that counts. On the website it is tried first. */
export function usePutVersion({ isLive, onDone, theme }: Options): PutVersion {
  const t = useWords()
  const call = useCall()
  const { refresh } = useRouter()
  const [finding, setFinding] = useState<Finding | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function attempt(number: number, force: boolean): Promise<boolean> {
    const path = `/themes/${theme.id}/versions/${number}` as const
    if (isLive && !force) {
      const { changes, losesSomething, mayBePublished, problems } = await call<
        Omit<Finding, 'number'> & { losesSomething: boolean }
      >(`${path}/check`, { body: {} })
      if (losesSomething || problems.length > 0) {
        setFinding({ changes, mayBePublished, number, problems })
        return true
      }
    }
    await call(`${path}/${theme.current !== null && number > theme.current ? 'publish' : 'restore'}`, {
      body: { force },
    })
    toast.success(t('themesVersionPutDone', { number }))
    return false
  }

  async function put(number: number, force = false): Promise<boolean> {
    setBusy(true)
    try {
      return await attempt(number, force)
    } catch (error) {
      // Somebody has changed documents since it was tried.
      const { changes } = bodyOf<Finding>(error)
      if (changes) setFinding({ changes, mayBePublished: true, number, problems: [] })
      else toast.error(messageOf(error) || t('themesVersionPutFailed'))
      return Boolean(changes)
    } finally {
      setBusy(false)
      onDone()
      refresh()
    }
  }

  return { finding, forget: () => setFinding(null), isBusy, put }
}
