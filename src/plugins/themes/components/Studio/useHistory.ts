'use client'

import { useEffect, useReducer, useState } from 'react'
import { APP_KEYS } from '../../../../lib/apps/browserData'
import { isRecord } from '../../../../lib/values'
import type { StudioChoices } from '../../lib/studio/choices'
import { historyOf, isSame, nextHistory, type History, type Step } from '../../lib/studio/history'
import type { StudioPicture } from '../../lib/studio/pictures'
import type { StudioState } from '../../lib/studio/studioState'

/** What is kept in the browser until it is saved: the choices, and what they were made on top of. */
interface Kept {
  choices: StudioChoices
  logo: StudioPicture | null
  newest: number
  updatedAt: string
}

interface Place {
  personId: string
  themeId: string
}

const keyOf = ({ personId, themeId }: Place): string => `${APP_KEYS}studio:${personId}:${themeId}`

/** What somebody has chosen and not saved when they left; null where there is nothing, or the browser keeps nothing. */
export function readKept(place: Place): Kept | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(keyOf(place)) ?? 'null')
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

function keep(place: Place, kept: Kept | null): void {
  try {
    if (kept) window.localStorage.setItem(keyOf(place), JSON.stringify(kept))
    else window.localStorage.removeItem(keyOf(place))
  } catch {
    // Whoever leaves is asked.
  }
}

/** Some browsers keep nothing, of private windows for one. */
function canKeep(): boolean {
  try {
    window.localStorage.setItem(`${APP_KEYS}studio`, '')
    window.localStorage.removeItem(`${APP_KEYS}studio`)
    return true
  } catch {
    return false
  }
}

export interface Choosing {
  history: History
  step: (step: Step) => void
  /** Differs from what is saved. */
  isChanged: boolean
  /** What is not saved would be lost with the page: the browser keeps nothing. */
  isLost: boolean
  /** The picture that is chosen as the logo. */
  logo: StudioPicture | null
}

/** The choices of a theme with undo and redo. What is not saved survives a reload. */
export function useHistory(place: Place, saved: StudioState, pictures: StudioPicture[], kept: Kept | null): Choosing {
  const [history, step] = useReducer(nextHistory, null, () =>
    kept ? historyOf(kept.choices, [saved.choices]) : historyOf(saved.choices),
  )
  const [isKeeping] = useState(canKeep)
  const { present } = history
  const isChanged = !isSame(present, saved.choices)
  const { personId, themeId } = place
  const { newest, updatedAt } = saved
  const logo = pictures.find(({ id }) => id === present.houseLogo) ?? null
  useEffect(() => {
    keep({ personId, themeId }, isChanged ? { choices: present, logo, newest, updatedAt } : null)
  }, [isChanged, logo, newest, personId, present, themeId, updatedAt])
  return { history, isChanged, isLost: isChanged && !isKeeping, logo, step }
}
