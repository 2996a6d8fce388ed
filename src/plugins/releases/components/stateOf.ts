import type { State } from '@/components/ui/Status/states'
import { useMessages } from '@/exports/client'
import { isolateText } from '@/lib/text/isolated'
import type { ReleaseSummary } from '../lib/describe'
import type { ReleaseState } from '../lib/states'

const STATES: Record<ReleaseState, State> = {
  draft: 'draft',
  failed: 'error',
  live: 'published',
  planned: 'scheduled',
  takenBack: 'was_published',
}

/** Maps the state of a release to the document state whose label and colour it shares. */
export const stateOf = (state: ReleaseState): State => STATES[state]

/** Returns a formatter for when a release goes live, went live or was taken back. */
export function useWhen(): (release: ReleaseSummary) => string | null {
  const t = useMessages()
  return ({ liveAt, plannedFor, state, takenBackAt }) => {
    if (state === 'takenBack' && takenBackAt) return t('releaseBackWhen', { moment: isolateText(takenBackAt) })
    if (state === 'live' && liveAt) return t('releaseLiveWhen', { moment: isolateText(liveAt) })
    return state === 'planned' && plannedFor ? t('releasePlannedFor', { moment: isolateText(plannedFor) }) : null
  }
}
