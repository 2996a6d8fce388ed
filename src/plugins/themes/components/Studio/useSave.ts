'use client'

import { useState } from 'react'
import { useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import type { StudioChoices } from '../../lib/studio/choices'
import type { StudioState } from '../../lib/studio/studioState'
import { messageOf } from '../Themes/messageOf'

interface Saving {
  isBusy: boolean
  /** Why the last request failed; null when it succeeded. */
  problem: string | null
  /** Someone else has saved since this state was read. */
  isStale: boolean
  /** Loads the current state; null when that fails. */
  read: () => Promise<StudioState | null>
  /** @returns the new state; null when saving failed */
  save: (choices: StudioChoices, over: Pick<StudioState, 'newest' | 'updatedAt'>) => Promise<StudioState | null>
}

/** Saves the choices as a version. A failure stays on screen with its reason. */
export function useSave(themeId: string): Saving {
  const t = useMessages()
  const call = useCall()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ isStale: boolean; message: string } | null>(null)

  async function attempt(request: () => Promise<StudioState>): Promise<StudioState | null> {
    setBusy(true)
    try {
      const state = await request()
      setFailure(null)
      return state
    } catch (error) {
      setFailure({
        isStale: error instanceof CallError && error.failure === 'stale',
        message: messageOf(error) || t('themesStudioFailed'),
      })
      return null
    } finally {
      setBusy(false)
    }
  }

  return {
    isBusy,
    isStale: failure?.isStale ?? false,
    problem: failure && !failure.isStale ? failure.message : null,
    read: () => attempt(() => call<StudioState>(`/themes/${themeId}/studio`)),
    save: (choices, { newest, updatedAt }) =>
      attempt(
        async () =>
          (await call<{ state: StudioState }>(`/themes/${themeId}/studio`, { body: { choices, newest, updatedAt } }))
            .state,
      ),
  }
}
