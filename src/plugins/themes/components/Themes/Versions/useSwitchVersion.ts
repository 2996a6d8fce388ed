'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useCall, useMessages } from '@/exports/client'
import { bodyOf, messageOf } from '../messageOf'
import type { ShownTheme } from '../site'
import type { Finding } from './ReviewDialog'

interface Options {
  /** The theme is live. */
  isLive: boolean
  onDone: () => void
  theme: ShownTheme
}

interface PutVersion {
  /** The check result that needs confirmation; null when there is none. */
  finding: Finding | null
  forget: () => void
  isBusy: boolean
  /** @returns whether confirmation is needed first */
  put: (number: number, force?: boolean) => Promise<boolean>
  /** Asks for confirmation of a check result. */
  review: (finding: Finding) => void
}

/** Switches a theme to another version. For the live theme the version is checked first. */
export function useSwitchVersion({ isLive, onDone, theme }: Options): PutVersion {
  const t = useMessages()
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
      // Documents have changed since the check.
      const { changes, problems = [] } = bodyOf<Finding>(error)
      if (changes) setFinding({ changes, mayBePublished: true, number, problems })
      else toast.error(messageOf(error) || t('themesVersionPutFailed'))
      return Boolean(changes)
    } finally {
      setBusy(false)
      onDone()
      refresh()
    }
  }

  return { finding, forget: () => setFinding(null), isBusy, put, review: setFinding }
}
