'use client'

import { useEffect, useReducer, useState } from 'react'
import { APP_KEYS } from '@/lib/apps/browserData'
import { isRecord } from '@/lib/values'
import type { StudioChoices } from '../../lib/studio/choices'
import { historyOf, isSame, nextHistory, type History, type Step } from '../../lib/studio/history'
import type { StudioPicture } from '../../lib/studio/pictures'
import type { StudioState } from '../../lib/studio/studioState'

/** Unsaved choices stored in the browser, with the version they are based on. */
interface Kept {
  choices: StudioChoices
  logo: StudioPicture | null
  newest: number
  updatedAt: string
}

interface StudioKey {
  personId: string
  themeId: string
}

const keyOf = ({ personId, themeId }: StudioKey): string => `${APP_KEYS}studio:${personId}:${themeId}`

/** Returns the choices that were not saved before leaving; null when there are none or the browser stores nothing. */
export function readUnsaved(key: StudioKey): Kept | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(key)) ?? 'null')
    return isRecord(kept) &&
      isRecord(kept.choices) &&
      typeof kept.newest === 'number' &&
      typeof kept.updatedAt === 'string'
      ? (kept as unknown as Kept)
      : null
  } catch {
    return null
  }
}

function storeUnsaved(key: StudioKey, kept: Kept | null): void {
  try {
    if (kept) window.localStorage.setItem(keyOf(key), JSON.stringify(kept))
    else window.localStorage.removeItem(keyOf(key))
  } catch {
    // The leave warning covers this case.
  }
}

/** Some browsers disable storage, for example in private windows. */
function canKeep(): boolean {
  try {
    window.localStorage.setItem(`${APP_KEYS}studio`, '')
    window.localStorage.removeItem(`${APP_KEYS}studio`)
    return true
  } catch {
    return false
  }
}

export interface ChoiceHistory {
  history: History
  step: (step: Step) => void
  /** The choices differ from the saved ones. */
  isChanged: boolean
  /** Unsaved choices would be lost on leaving, because the browser stores nothing. */
  isLost: boolean
  /** The image chosen as the logo. */
  logo: StudioPicture | null
}

/** Manages the choices of a theme with undo and redo. Unsaved choices survive a reload. */
export function useHistory(
  key: StudioKey,
  saved: StudioState,
  pictures: StudioPicture[],
  kept: Kept | null,
): ChoiceHistory {
  const [history, step] = useReducer(nextHistory, null, () =>
    kept ? historyOf(kept.choices, [saved.choices]) : historyOf(saved.choices),
  )
  const [isStorable] = useState(canKeep)
  const { present } = history
  const isChanged = !isSame(present, saved.choices)
  const { personId, themeId } = key
  const { newest, updatedAt } = saved
  const logo = pictures.find(({ id }) => id === present.houseLogo) ?? null
  useEffect(() => {
    storeUnsaved({ personId, themeId }, isChanged ? { choices: present, logo, newest, updatedAt } : null)
  }, [isChanged, logo, newest, personId, present, themeId, updatedAt])
  return { history, isChanged, isLost: isChanged && !isStorable, logo, step }
}
