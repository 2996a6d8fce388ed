'use client'

import { useState } from 'react'
import { CallError } from '../../../../components/calls/CallError'
import { useCall } from '../../../../components/calls/useCall'
import { useMessages } from '../../../../components/ui/useMessages'
import type { StudioChoices } from '../../lib/studio/choices'
import type { StudioState } from '../../lib/studio/studioState'
import { messageOf } from '../Themes/messageOf'

interface Saving {
  isBusy: boolean
  /** Why the last call came to nothing; null where it did not. */
  problem: string | null
  /** Somebody else has saved since this was read. */
  isStale: boolean
  /** The theme as it is stored now; null where that could not be read. */
  read: () => Promise<StudioState | null>
  /** @returns the theme with its new version; null where it was refused */
  save: (choices: StudioChoices, over: Pick<StudioState, 'newest' | 'updatedAt'>) => Promise<StudioState | null>
}

/** Saves choices as a version. What was refused stays on screen, with the reason. */
export function useSave(themeId: string): Saving {
  const t = useMessages()
  const call = useCall()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ isStale: boolean; message: string } | null>(null)

  async function attempt(making: () => Promise<StudioState>): Promise<StudioState | null> {
    setBusy(true)
    try {
      const state = await making()
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
