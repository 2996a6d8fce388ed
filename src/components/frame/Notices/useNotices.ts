import { useRead } from '../../calls/useRead'
import { noticesState, type NoticesAnswer, type NoticesState } from './notice'

/** An answer stands for all pages that are opened within this time. */
const FRESH_MS = 60_000

/** The person's notices, read once a minute at most: when a page is opened, or somebody comes back to it. */
export function useNotices(): { reload: () => void; state: NoticesState } {
  const { data, error, reload } = useRead<NoticesAnswer>('/notices', { freshFor: FRESH_MS, refocuses: true })
  return { reload, state: noticesState(data, error) }
}
